ALTER TABLE "tools" ADD COLUMN "link_state" text DEFAULT 'unchecked' NOT NULL;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "failing_since" timestamp (3) with time zone;