CREATE TABLE "label_follows" (
	"account_id" integer NOT NULL,
	"label_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "label_follows_account_id_label_id_pk" PRIMARY KEY("account_id","label_id")
);
--> statement-breakpoint
ALTER TABLE "label_follows" ADD CONSTRAINT "label_follows_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_follows" ADD CONSTRAINT "label_follows_label_id_labels_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."labels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "label_follows_feed" ON "label_follows" USING btree ("account_id","at" DESC NULLS LAST,"label_id" DESC NULLS LAST);