-- Who invited somebody, to be told when they accept.
ALTER TABLE "User" ADD COLUMN "inviterId" TEXT;
