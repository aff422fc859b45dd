-- CreateTable
CREATE TABLE "Booking" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "conversationId" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "runId" TEXT NOT NULL,
    "nodeId" TEXT NOT NULL,
    "eventTypeUri" TEXT NOT NULL,
    "eventTypeName" TEXT NOT NULL,
    "durationMinutes" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'Offered',
    "startAt" DATETIME,
    "endAt" DATETIME,
    "timezone" TEXT,
    "name" TEXT,
    "email" TEXT,
    "eventUri" TEXT,
    "inviteeUri" TEXT,
    "cancelUrl" TEXT,
    "rescheduleUrl" TEXT,
    "canceledByName" TEXT,
    "cancelReason" TEXT,
    "createdAt" DATETIME NOT NULL,
    "bookedAt" DATETIME,
    CONSTRAINT "Booking_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Booking_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Booking_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Booking_messageId_key" ON "Booking"("messageId");

-- CreateIndex
CREATE UNIQUE INDEX "Booking_inviteeUri_key" ON "Booking"("inviteeUri");

-- CreateIndex
CREATE INDEX "Booking_clientId_createdAt_id_idx" ON "Booking"("clientId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Booking_conversationId_idx" ON "Booking"("conversationId");


