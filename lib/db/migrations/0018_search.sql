CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "search_entries" (
	"kind" text NOT NULL,
	"ref" integer NOT NULL,
	"dated" timestamp (3) with time zone,
	"titles" text NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_entries_kind_ref_pk" PRIMARY KEY("kind","ref")
);
--> statement-breakpoint
CREATE TABLE "search_pending" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_records" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"folded" text NOT NULL,
	"keyword" text NOT NULL,
	"searched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_uses" (
	"day" date NOT NULL,
	"folded" text NOT NULL,
	"visitor" text NOT NULL,
	"keyword" text NOT NULL,
	CONSTRAINT "search_uses_day_folded_visitor_pk" PRIMARY KEY("day","folded","visitor")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_records" ADD CONSTRAINT "search_records_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_entries_title_words" ON "search_entries" USING gin ("title_words");--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_entries_dated" ON "search_entries" USING btree ("dated" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "search_records_once" ON "search_records" USING btree ("account_id","folded");--> statement-breakpoint
CREATE INDEX "search_records_newest" ON "search_records" USING btree ("account_id","searched_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_uses_word" ON "search_uses" USING btree ("folded","day");--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);;--> statement-breakpoint
ALTER TABLE "search_entries" SET (toast_tuple_target = 512);--> statement-breakpoint
CREATE FUNCTION "search_note_id"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_pending (kind, ref) VALUES (tg_argv[0], CASE WHEN tg_op = 'DELETE' THEN old.id ELSE new.id END);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "search_note_article"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'DELETE' THEN
		INSERT INTO search_pending (kind, ref) VALUES ('article', old.id), ('author', old.author_id);
	ELSE
		INSERT INTO search_pending (kind, ref) VALUES ('article', new.id);
		-- Who has something live for the first time, or no more, has a page or none.
		IF tg_op = 'INSERT' OR new.state <> old.state OR new.author_id <> old.author_id THEN
			INSERT INTO search_pending (kind, ref) VALUES ('author', new.author_id);
		END IF;
		IF tg_op = 'UPDATE' AND new.author_id <> old.author_id THEN
			INSERT INTO search_pending (kind, ref) VALUES ('author', old.author_id);
		END IF;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "search_note_part_of_article"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_pending (kind, ref)
		VALUES ('article', CASE WHEN tg_op = 'DELETE' THEN old.article_id ELSE new.article_id END);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "search_note_part_of_flash"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_pending (kind, ref)
		VALUES ('flash', CASE WHEN tg_op = 'DELETE' THEN old.flash_id ELSE new.flash_id END);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "search_note_label"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_pending (kind, ref) SELECT 'article', article_id FROM article_labels WHERE label_id = new.id;
	INSERT INTO search_pending (kind, ref) SELECT 'event', id FROM events WHERE label_id = new.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "search_note_author"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_pending (kind, ref) SELECT 'article', id FROM articles WHERE author_id = new.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "search_note_column"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_pending (kind, ref)
		VALUES ('author', CASE WHEN tg_op = 'DELETE' THEN old.author_id ELSE new.author_id END);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "search_article" AFTER INSERT OR DELETE OR UPDATE OF "state", "published_at", "author_id" ON "articles"
	FOR EACH ROW EXECUTE FUNCTION search_note_article();--> statement-breakpoint
CREATE TRIGGER "search_article_edition" AFTER INSERT OR DELETE OR UPDATE ON "article_editions"
	FOR EACH ROW EXECUTE FUNCTION search_note_part_of_article();--> statement-breakpoint
CREATE TRIGGER "search_article_label" AFTER INSERT OR DELETE ON "article_labels"
	FOR EACH ROW EXECUTE FUNCTION search_note_part_of_article();--> statement-breakpoint
CREATE TRIGGER "search_flash" AFTER INSERT OR DELETE OR UPDATE OF "state", "published_at" ON "flashes"
	FOR EACH ROW EXECUTE FUNCTION search_note_id('flash');--> statement-breakpoint
CREATE TRIGGER "search_flash_edition" AFTER INSERT OR DELETE OR UPDATE ON "flash_editions"
	FOR EACH ROW EXECUTE FUNCTION search_note_part_of_flash();--> statement-breakpoint
CREATE TRIGGER "search_event" AFTER INSERT OR DELETE OR UPDATE ON "events"
	FOR EACH ROW EXECUTE FUNCTION search_note_id('event');--> statement-breakpoint
CREATE TRIGGER "search_author" AFTER INSERT OR DELETE OR UPDATE ON "authors"
	FOR EACH ROW EXECUTE FUNCTION search_note_id('author');--> statement-breakpoint
CREATE TRIGGER "search_author_name" AFTER UPDATE OF "nickname" ON "authors"
	FOR EACH ROW WHEN (new.nickname IS DISTINCT FROM old.nickname) EXECUTE FUNCTION search_note_author();--> statement-breakpoint
CREATE TRIGGER "search_column" AFTER INSERT OR DELETE OR UPDATE OF "author_id" ON "columns"
	FOR EACH ROW EXECUTE FUNCTION search_note_column();--> statement-breakpoint
CREATE TRIGGER "search_label" AFTER INSERT OR DELETE OR UPDATE ON "labels"
	FOR EACH ROW EXECUTE FUNCTION search_note_id('label');--> statement-breakpoint
CREATE TRIGGER "search_label_name" AFTER UPDATE OF "name" ON "labels"
	FOR EACH ROW WHEN (new.name IS DISTINCT FROM old.name) EXECUTE FUNCTION search_note_label();--> statement-breakpoint
CREATE TRIGGER "search_tool" AFTER INSERT OR DELETE OR UPDATE OF "name", "url", "description" ON "tools"
	FOR EACH ROW EXECUTE FUNCTION search_note_id('tool');--> statement-breakpoint
INSERT INTO "search_pending" (kind, ref)
	SELECT 'article', id FROM articles UNION ALL SELECT 'flash', id FROM flashes UNION ALL SELECT 'event', id FROM events
	UNION ALL SELECT 'author', id FROM authors UNION ALL SELECT 'label', id FROM labels UNION ALL SELECT 'tool', id FROM tools;
