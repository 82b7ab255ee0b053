CREATE TABLE "calendar_dates" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"note" jsonb NOT NULL,
	"place" jsonb,
	"importance" integer NOT NULL,
	"first_day" text NOT NULL,
	"last_day" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"time_zone" text,
	"source_name" jsonb,
	"source_url" text,
	"is_sample" boolean NOT NULL,
	"is_tentative" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "calendar_dates_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "issue_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"issue_id" integer NOT NULL,
	"position" integer NOT NULL,
	"article_id" integer,
	"flash_id" integer,
	"note" jsonb
);
--> statement-breakpoint
CREATE TABLE "issues" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"day" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"title" jsonb NOT NULL,
	"lead" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "issues_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "topic_timeline" (
	"id" serial PRIMARY KEY NOT NULL,
	"topic_id" integer NOT NULL,
	"date" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb,
	"url" text
);
--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "subtitle" jsonb;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "event_id" integer;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "issue_entries" ADD CONSTRAINT "issue_entries_issue_id_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_entries" ADD CONSTRAINT "issue_entries_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_entries" ADD CONSTRAINT "issue_entries_flash_id_flashes_id_fk" FOREIGN KEY ("flash_id") REFERENCES "public"."flashes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_timeline" ADD CONSTRAINT "topic_timeline_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_dates_by_day" ON "calendar_dates" USING btree ("last_day","first_day");--> statement-breakpoint
CREATE INDEX "issue_entries_by_issue" ON "issue_entries" USING btree ("issue_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "issues_by_day" ON "issues" USING btree ("kind","day");--> statement-breakpoint
CREATE UNIQUE INDEX "issues_by_number" ON "issues" USING btree ("kind","number");--> statement-breakpoint
CREATE INDEX "topic_timeline_by_topic" ON "topic_timeline" USING btree ("topic_id","date","position");--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;