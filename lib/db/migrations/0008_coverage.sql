CREATE TABLE "event_coverage" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_coverage" ADD CONSTRAINT "event_coverage_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_coverage" ADD CONSTRAINT "event_coverage_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coverage_by_event" ON "event_coverage" USING btree ("event_id");