ALTER TABLE "home_slots" DROP CONSTRAINT "home_slots_pkey";--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "home_slots" ADD COLUMN "id" serial PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "home_slots" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "home_slots" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "home_slots" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hot_words" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "home_slots" ADD CONSTRAINT "home_slots_key_unique" UNIQUE("key");--> statement-breakpoint
ALTER TABLE "hot_words" ADD CONSTRAINT "hot_words_key_unique" UNIQUE("key");