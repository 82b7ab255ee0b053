CREATE TABLE "course_modules" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "course_modules_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "glossary_terms" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"definition" jsonb NOT NULL,
	CONSTRAINT "glossary_terms_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"module_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"takeaway" jsonb NOT NULL,
	"reading_minutes" integer NOT NULL,
	"article_id" integer,
	"position" integer NOT NULL,
	CONSTRAINT "lessons_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "scam_warnings" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"signs" jsonb NOT NULL,
	"actions" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "scam_warnings_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_module_id_course_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."course_modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lessons_in_order" ON "lessons" USING btree ("module_id","position");