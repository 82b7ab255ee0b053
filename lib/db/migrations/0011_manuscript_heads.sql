ALTER TABLE "manuscript_versions" ADD COLUMN "words" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "words" integer DEFAULT 0 NOT NULL;