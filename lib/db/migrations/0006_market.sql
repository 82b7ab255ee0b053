CREATE TABLE "market_assets" (
	"key" text PRIMARY KEY NOT NULL,
	"symbol" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	"price_usd" double precision,
	"change_percent_24h" double precision,
	"market_cap_usd" double precision,
	"source" text,
	"as_of" timestamp (3) with time zone,
	"is_sample" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_points" (
	"metric" text NOT NULL,
	"asset" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"value" double precision NOT NULL,
	"source" text NOT NULL,
	"as_of" timestamp (3) with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "market_points_metric_asset_at_pk" PRIMARY KEY("metric","asset","at")
);
