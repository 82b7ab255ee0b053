CREATE TABLE "ceremony_votes" (
	"site" text NOT NULL,
	"category" text NOT NULL,
	"voter_id" integer NOT NULL,
	"nominee" text NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ceremony_votes_site_category_voter_id_pk" PRIMARY KEY("site","category","voter_id")
);
--> statement-breakpoint
CREATE TABLE "microsites" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"series" text,
	"starts_at" timestamp (3) with time zone,
	"position" integer NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ceremony_votes" ADD CONSTRAINT "ceremony_votes_site_microsites_key_fk" FOREIGN KEY ("site") REFERENCES "public"."microsites"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ceremony_votes_by_nominee" ON "ceremony_votes" USING btree ("site","category","nominee");--> statement-breakpoint
CREATE INDEX "microsites_by_kind" ON "microsites" USING btree ("kind","position");