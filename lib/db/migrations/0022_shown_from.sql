ALTER TABLE "tools" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
DROP TRIGGER "search_tool" ON "tools";--> statement-breakpoint
CREATE TRIGGER "search_tool" AFTER INSERT OR DELETE OR UPDATE OF "name", "url", "description", "starts_at" ON "tools"
	FOR EACH ROW EXECUTE FUNCTION search_note_id('tool');
