-- Whoever does not answer what a handoff asks comes to people all the same.
ALTER TABLE "FlowRun" ADD COLUMN "handsOverAt" DATETIME;
CREATE INDEX "FlowRun_handsOverAt_idx" ON "FlowRun"("handsOverAt");
