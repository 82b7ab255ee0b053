CREATE TABLE "accounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"nickname" text NOT NULL,
	"role" text DEFAULT 'reader' NOT NULL,
	"password_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "article_editions" (
	"article_id" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body_html" text NOT NULL,
	"is_derived" boolean DEFAULT false NOT NULL,
	"reading_minutes" integer NOT NULL,
	CONSTRAINT "article_editions_article_id_locale_pk" PRIMARY KEY("article_id","locale")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" serial PRIMARY KEY NOT NULL,
	"section_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"original_locale" text NOT NULL,
	"state" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"revised_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"is_sponsored" boolean DEFAULT false NOT NULL,
	"source_name" text,
	"source_url" text,
	"source_key" text,
	"source_digest" text,
	CONSTRAINT "articles_source_key_unique" UNIQUE("source_key")
);
--> statement-breakpoint
CREATE TABLE "authors" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text,
	"nickname" jsonb NOT NULL,
	"bio" jsonb NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"level" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "authors_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "listing_days" (
	"scope" text NOT NULL,
	"day" date NOT NULL,
	"live_count" integer NOT NULL,
	CONSTRAINT "listing_days_scope_day_pk" PRIMARY KEY("scope","day")
);
--> statement-breakpoint
CREATE TABLE "app_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text,
	"title" jsonb NOT NULL,
	"picture" text NOT NULL,
	"link" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "banners_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "columns" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"author_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"cover" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "columns_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"city" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"is_online" boolean NOT NULL,
	"is_free" boolean NOT NULL,
	"poster" text NOT NULL,
	"organiser_id" integer NOT NULL,
	CONSTRAINT "events_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "home_slots" (
	"place" integer PRIMARY KEY NOT NULL,
	"article_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hot_words" (
	"id" serial PRIMARY KEY NOT NULL,
	"word" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"symbol" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"price_usd" double precision NOT NULL,
	"change_percent_24h" double precision NOT NULL,
	"as_of" timestamp (3) with time zone,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tools" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"category" text NOT NULL,
	"description" jsonb NOT NULL,
	"chains" jsonb NOT NULL,
	"risk" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "tools_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "flash_editions" (
	"flash_id" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"is_derived" boolean DEFAULT false NOT NULL,
	CONSTRAINT "flash_editions_flash_id_locale_pk" PRIMARY KEY("flash_id","locale")
);
--> statement-breakpoint
CREATE TABLE "flashes" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text,
	"category" text NOT NULL,
	"is_important" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"revised_at" timestamp (3) with time zone,
	"source_name" jsonb,
	"source_url" text,
	CONSTRAINT "flashes_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"hash" text PRIMARY KEY NOT NULL,
	"mime" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"route_id" text NOT NULL,
	"hue" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "sections_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "article_labels" (
	"label_id" integer NOT NULL,
	"article_id" integer NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "article_labels_article_id_label_id_pk" PRIMARY KEY("article_id","label_id")
);
--> statement-breakpoint
CREATE TABLE "labels" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	CONSTRAINT "labels_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "topic_articles" (
	"topic_id" integer NOT NULL,
	"article_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "topic_articles_topic_id_article_id_pk" PRIMARY KEY("topic_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"title" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"cover" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "topics_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "article_editions" ADD CONSTRAINT "article_editions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "columns" ADD CONSTRAINT "columns_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_organiser_id_authors_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."authors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_slots" ADD CONSTRAINT "home_slots_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_editions" ADD CONSTRAINT "flash_editions_flash_id_flashes_id_fk" FOREIGN KEY ("flash_id") REFERENCES "public"."flashes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_labels" ADD CONSTRAINT "article_labels_label_id_labels_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."labels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_labels" ADD CONSTRAINT "article_labels_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_articles" ADD CONSTRAINT "topic_articles_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_articles" ADD CONSTRAINT "topic_articles_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_feed" ON "articles" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'approved';--> statement-breakpoint
CREATE INDEX "articles_section_feed" ON "articles" USING btree ("section_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'approved';--> statement-breakpoint
CREATE INDEX "articles_author_feed" ON "articles" USING btree ("author_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'approved';--> statement-breakpoint
CREATE INDEX "events_by_end" ON "events" USING btree ("ends_at","starts_at");--> statement-breakpoint
CREATE INDEX "flashes_feed" ON "flashes" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "flashes_category_feed" ON "flashes" USING btree ("category","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "flashes_important_feed" ON "flashes" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published' and is_important;--> statement-breakpoint
CREATE INDEX "article_labels_feed" ON "article_labels" USING btree ("label_id","published_at" DESC NULLS FIRST,"article_id" DESC NULLS FIRST);