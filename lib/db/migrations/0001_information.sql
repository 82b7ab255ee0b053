CREATE TABLE "application_steps" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"client_key" uuid NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"answers" jsonb NOT NULL,
	"is_suspect" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applications_reference_unique" UNIQUE("reference"),
	CONSTRAINT "applications_client_key_unique" UNIQUE("client_key")
);
--> statement-breakpoint
CREATE TABLE "community_places" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"platform" text NOT NULL,
	"form" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"note" jsonb NOT NULL,
	"url" text NOT NULL,
	"has_code" boolean NOT NULL,
	"is_sample" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "community_places_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"key" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"lead" jsonb NOT NULL,
	"version" text NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"sections" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "public_notices" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text,
	"kind" text NOT NULL,
	"is_pinned" boolean NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "public_notices_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "application_steps" ADD CONSTRAINT "application_steps_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_steps_of" ON "application_steps" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "applications_of_desk" ON "applications" USING btree ("kind","status","created_at");--> statement-breakpoint
CREATE INDEX "public_notices_feed" ON "public_notices" USING btree ("is_pinned" DESC NULLS LAST,"published_at" DESC NULLS LAST,"id" DESC NULLS LAST);