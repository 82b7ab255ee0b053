CREATE TABLE "flash_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"flash_id" integer NOT NULL,
	"state" text NOT NULL,
	"category" text NOT NULL,
	"is_important" boolean NOT NULL,
	"source_url" text,
	"editions" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"account_id" integer,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_steps" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_counter" bigint DEFAULT 0 NOT NULL,
	"recovery_digests" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_acts" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"detail" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_corrections" (
	"id" serial PRIMARY KEY NOT NULL,
	"article_id" integer NOT NULL,
	"text" jsonb NOT NULL,
	"account_id" integer,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manuscript_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"article_id" integer NOT NULL,
	"locale" text NOT NULL,
	"revision" integer NOT NULL,
	"content" jsonb NOT NULL,
	"reason" text NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manuscripts" (
	"article_id" integer NOT NULL,
	"locale" text NOT NULL,
	"account_id" integer,
	"state" text NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"reason_code" text DEFAULT '' NOT NULL,
	"reason_text" text DEFAULT '' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"reviewer_id" integer,
	"locked_until" timestamp (3) with time zone,
	CONSTRAINT "manuscripts_article_id_locale_pk" PRIMARY KEY("article_id","locale")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_step_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "origin" text DEFAULT 'original' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "sponsor" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "client_key" uuid;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "withdrawn_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "flash_versions" ADD CONSTRAINT "flash_versions_flash_id_flashes_id_fk" FOREIGN KEY ("flash_id") REFERENCES "public"."flashes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_versions" ADD CONSTRAINT "flash_versions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_steps" ADD CONSTRAINT "second_steps_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_acts" ADD CONSTRAINT "staff_acts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_corrections" ADD CONSTRAINT "article_corrections_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_corrections" ADD CONSTRAINT "article_corrections_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_versions" ADD CONSTRAINT "manuscript_versions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_versions" ADD CONSTRAINT "manuscript_versions_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD CONSTRAINT "manuscripts_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD CONSTRAINT "manuscripts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD CONSTRAINT "manuscripts_reviewer_id_accounts_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flash_versions_of" ON "flash_versions" USING btree ("flash_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "staff_acts_feed" ON "staff_acts" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "staff_acts_subject" ON "staff_acts" USING btree ("subject","subject_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "staff_acts_account" ON "staff_acts" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_corrections_of" ON "article_corrections" USING btree ("article_id","at");--> statement-breakpoint
CREATE INDEX "manuscript_versions_of" ON "manuscript_versions" USING btree ("article_id","locale","revision" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "manuscripts_account" ON "manuscripts" USING btree ("account_id","updated_at" DESC NULLS LAST,"article_id");--> statement-breakpoint
CREATE INDEX "manuscripts_queue" ON "manuscripts" USING btree ("submitted_at","article_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "manuscripts_schedule" ON "manuscripts" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_client_key_unique" UNIQUE("client_key");