-- What an answer has to say, beside where it stands.
ALTER TABLE "EvaluationQuestion" ADD COLUMN "answer" TEXT NOT NULL DEFAULT '';
