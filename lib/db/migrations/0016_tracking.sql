CREATE TABLE "flash_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"flash_id" integer NOT NULL,
	"act" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_view_hours" (
	"article_id" integer NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "article_view_hours_article_id_hour_pk" PRIMARY KEY("article_id","hour")
);
--> statement-breakpoint
CREATE TABLE "counted_readers" (
	"scope" text NOT NULL,
	"reader" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "counted_readers_scope_reader_pk" PRIMARY KEY("scope","reader")
);
--> statement-breakpoint
CREATE TABLE "page_days" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"views" integer NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_days_day_page_pk" PRIMARY KEY("day","page")
);
--> statement-breakpoint
CREATE TABLE "vital_days" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"device" text NOT NULL,
	"vital" text NOT NULL,
	"step" smallint NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "vital_days_day_page_device_vital_step_pk" PRIMARY KEY("day","page","device","vital","step")
);
--> statement-breakpoint
ALTER TABLE "flash_changes" ADD CONSTRAINT "flash_changes_flash_id_flashes_id_fk" FOREIGN KEY ("flash_id") REFERENCES "public"."flashes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_view_hours" ADD CONSTRAINT "article_view_hours_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_view_hours_recent" ON "article_view_hours" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "counted_readers_age" ON "counted_readers" USING btree ("at");