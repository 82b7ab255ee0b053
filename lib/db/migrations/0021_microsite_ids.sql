ALTER TABLE "microsites" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "microsites" ADD CONSTRAINT "microsites_id" UNIQUE("id");