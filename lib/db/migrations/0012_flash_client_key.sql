ALTER TABLE "flash_versions" ADD COLUMN "source_name" jsonb;--> statement-breakpoint
ALTER TABLE "flashes" ADD COLUMN "client_key" uuid;--> statement-breakpoint
ALTER TABLE "flashes" ADD CONSTRAINT "flashes_client_key_unique" UNIQUE("client_key");