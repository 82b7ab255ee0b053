CREATE TABLE "event_order_steps" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"act" text NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"event_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"account_id" integer,
	"client_key" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_minor" integer NOT NULL,
	"total_minor" integer NOT NULL,
	"refunded_minor" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"code_id" integer,
	"policy" jsonb NOT NULL,
	"attendees" jsonb NOT NULL,
	"held_until" timestamp (3) with time zone,
	"provider" text,
	"payment_ref" text,
	"payment_url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "event_orders_reference_unique" UNIQUE("reference"),
	CONSTRAINT "event_orders_client_key" UNIQUE("account_id","client_key"),
	CONSTRAINT "event_orders_amounts" CHECK (refunded_minor >= 0 and refunded_minor <= total_minor)
);
--> statement-breakpoint
CREATE TABLE "event_refunds" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"amount_minor" integer NOT NULL,
	"ticket_ids" jsonb NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"provider_ref" text,
	"requested_by" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "event_tickets" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"place" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_by" integer,
	"reminded_day_at" timestamp (3) with time zone,
	"reminded_hour_at" timestamp (3) with time zone,
	CONSTRAINT "event_tickets_code_unique" UNIQUE("code"),
	CONSTRAINT "event_tickets_place" UNIQUE("order_id","place")
);
--> statement-breakpoint
CREATE TABLE "money_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"posting" text NOT NULL,
	"account" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"order_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "money_entries_posting" UNIQUE("posting","account")
);
--> statement-breakpoint
CREATE TABLE "payment_news" (
	"provider" text NOT NULL,
	"news_id" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" integer,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_news_provider_news_id_pk" PRIMARY KEY("provider","news_id")
);
--> statement-breakpoint
CREATE TABLE "event_codes" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"code" text NOT NULL,
	"percent_off" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"use_limit" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_codes_uses" CHECK (used >= 0 and used <= use_limit)
);
--> statement-breakpoint
CREATE TABLE "event_hosts" (
	"event_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "event_hosts_event_id_account_id_pk" PRIMARY KEY("event_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "event_ticket_types" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"price_minor" integer NOT NULL,
	"list_price_minor" integer,
	"currency" text NOT NULL,
	"quantity" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"per_person" integer NOT NULL,
	"sale_from" timestamp (3) with time zone,
	"sale_until" timestamp (3) with time zone,
	"is_closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "event_ticket_types_seats" CHECK (held >= 0 and sold >= 0 and held + sold <= quantity),
	CONSTRAINT "event_ticket_types_price" CHECK (price_minor >= 0)
);
--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "organiser_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "state" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "locale" text DEFAULT 'zh-Hans' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "details" jsonb DEFAULT '{"zh-Hans":"","zh-Hant":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "address" jsonb DEFAULT '{"zh-Hans":"","zh-Hant":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "online_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "organiser_name" jsonb DEFAULT '{"zh-Hans":"","zh-Hant":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "organiser_about" jsonb DEFAULT '{"zh-Hans":"","zh-Hant":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "socials" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "cohost_names" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "label_id" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "policy" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "previous_starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "change_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "refund_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_order_steps" ADD CONSTRAINT "event_order_steps_order_id_event_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."event_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_orders" ADD CONSTRAINT "event_orders_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_orders" ADD CONSTRAINT "event_orders_type_id_event_ticket_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."event_ticket_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_orders" ADD CONSTRAINT "event_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_orders" ADD CONSTRAINT "event_orders_code_id_event_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."event_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_refunds" ADD CONSTRAINT "event_refunds_order_id_event_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."event_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_refunds" ADD CONSTRAINT "event_refunds_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_tickets" ADD CONSTRAINT "event_tickets_order_id_event_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."event_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_tickets" ADD CONSTRAINT "event_tickets_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_tickets" ADD CONSTRAINT "event_tickets_type_id_event_ticket_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."event_ticket_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_tickets" ADD CONSTRAINT "event_tickets_used_by_accounts_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_order_id_event_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."event_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_news" ADD CONSTRAINT "payment_news_order_id_event_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."event_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_codes" ADD CONSTRAINT "event_codes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_codes" ADD CONSTRAINT "event_codes_type_id_event_ticket_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."event_ticket_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_hosts" ADD CONSTRAINT "event_hosts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_hosts" ADD CONSTRAINT "event_hosts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_ticket_types" ADD CONSTRAINT "event_ticket_types_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_order_steps_order" ON "event_order_steps" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "event_orders_event" ON "event_orders" USING btree ("event_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "event_orders_account" ON "event_orders" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "event_orders_type" ON "event_orders" USING btree ("type_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_orders_payment" ON "event_orders" USING btree ("provider","payment_ref");--> statement-breakpoint
CREATE INDEX "event_orders_holds" ON "event_orders" USING btree ("held_until") WHERE state = 'paying';--> statement-breakpoint
CREATE INDEX "event_refunds_order" ON "event_refunds" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "event_refunds_pending" ON "event_refunds" USING btree ("id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "event_tickets_event" ON "event_tickets" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "money_entries_event" ON "money_entries" USING btree ("event_id","at");--> statement-breakpoint
CREATE INDEX "money_entries_order" ON "money_entries" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_codes_code" ON "event_codes" USING btree ("event_id","code");--> statement-breakpoint
CREATE INDEX "event_codes_type" ON "event_codes" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "event_hosts_account" ON "event_hosts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "event_ticket_types_event" ON "event_ticket_types" USING btree ("event_id","position");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_label_id_labels_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."labels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_account" ON "events" USING btree ("account_id","starts_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "events_queue" ON "events" USING btree ("submitted_at") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "events_client_key" ON "events" USING btree ("account_id","client_key");