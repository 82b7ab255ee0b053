CREATE TABLE "conversion_versions" (
	"version" serial PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL,
	"account_id" integer,
	"at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"changed_texts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversion_words" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"hans" text NOT NULL,
	"hant" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "conversion_words_key_unique" UNIQUE("key"),
	CONSTRAINT "conversion_words_hans_unique" UNIQUE("hans")
);
--> statement-breakpoint
CREATE TABLE "import_lines" (
	"import_id" integer NOT NULL,
	"place" integer NOT NULL,
	"source" text NOT NULL,
	"outcome" text NOT NULL,
	"article_id" integer,
	"reasons" jsonb NOT NULL,
	CONSTRAINT "import_lines_import_id_place_pk" PRIMARY KEY("import_id","place")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer,
	"source" text NOT NULL,
	"file_key" text,
	"section" text NOT NULL,
	"source_name" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "conversion_versions" ADD CONSTRAINT "conversion_versions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_lines_outcome" ON "import_lines" USING btree ("import_id","outcome","place");--> statement-breakpoint
CREATE INDEX "imports_feed" ON "imports" USING btree ("id" DESC NULLS LAST);