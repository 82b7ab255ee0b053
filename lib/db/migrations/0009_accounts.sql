CREATE TABLE "account_notices" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"dedupe_key" text NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" serial PRIMARY KEY NOT NULL,
	"target_digest" text NOT NULL,
	"scene" text NOT NULL,
	"code_digest" text NOT NULL,
	"tries_left" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" serial PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"client_key" text NOT NULL,
	"account_id" integer,
	"contact" text NOT NULL,
	"text" text NOT NULL,
	"page" text NOT NULL,
	"locale" text NOT NULL,
	"is_suspect" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feedback_reference_unique" UNIQUE("reference"),
	CONSTRAINT "feedback_client_key_unique" UNIQUE("client_key")
);
--> statement-breakpoint
CREATE TABLE "real_names" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"sealed" text NOT NULL,
	"masked_name" text NOT NULL,
	"picture_key" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"token_digest" text NOT NULL,
	"device_digest" text,
	"user_agent" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_digest_unique" UNIQUE("token_digest")
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer,
	"target_digest" text NOT NULL,
	"method" text NOT NULL,
	"outcome" text NOT NULL,
	"user_agent" text NOT NULL,
	"network" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upgrade_tickets" (
	"token_digest" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"hash" text NOT NULL,
	"purpose" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collections_account_id_kind_target_id_pk" PRIMARY KEY("account_id","kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"account_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "follows_account_id_author_id_pk" PRIMARY KEY("account_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "likes_account_id_kind_target_id_pk" PRIMARY KEY("account_id","kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "social_counts" (
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"collects" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"follows" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "social_counts_kind_target_id_pk" PRIMARY KEY("kind","target_id")
);
--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "email_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "phone_code" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "google_subject" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "bio" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "avatar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "state" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "granted_level" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "locale" text DEFAULT 'zh-Hans' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "authors" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "account_notices" ADD CONSTRAINT "account_notices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_names" ADD CONSTRAINT "real_names_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrade_tickets" ADD CONSTRAINT "upgrade_tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_hash_media_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."media"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_notices_once" ON "account_notices" USING btree ("account_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "account_notices_feed" ON "account_notices" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "account_notices_unread" ON "account_notices" USING btree ("account_id") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "codes_target" ON "codes" USING btree ("target_digest","scene");--> statement-breakpoint
CREATE INDEX "codes_expiry" ON "codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "feedback_feed" ON "feedback" USING btree ("id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_device" ON "sessions" USING btree ("account_id","device_digest");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_ins_account" ON "sign_ins" USING btree ("account_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sign_ins_time" ON "sign_ins" USING btree ("at");--> statement-breakpoint
CREATE INDEX "uploads_account" ON "uploads" USING btree ("account_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "collections_feed" ON "collections" USING btree ("account_id","at" DESC NULLS LAST,"target_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "follows_feed" ON "follows" USING btree ("account_id","at" DESC NULLS LAST,"author_id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "authors" ADD CONSTRAINT "authors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_phone_unique" UNIQUE("phone");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_google_subject_unique" UNIQUE("google_subject");--> statement-breakpoint
ALTER TABLE "authors" ADD CONSTRAINT "authors_account_id_unique" UNIQUE("account_id");