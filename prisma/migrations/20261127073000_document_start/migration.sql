-- The same file is known again when its upload stopped.
ALTER TABLE "Document" ADD COLUMN "startHash" TEXT;
