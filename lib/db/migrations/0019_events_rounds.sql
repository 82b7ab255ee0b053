DROP INDEX "events_queue";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "proposal" jsonb;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "reviewer_id" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "locked_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_reviewer_id_accounts_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_queue" ON "events" USING btree ("submitted_at") WHERE state = 'pending' or proposal is not null;