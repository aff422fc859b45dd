-- Whether an assistant is on a site follows from its pings.
ALTER TABLE "Client" DROP COLUMN "isBotInstanceActive";
