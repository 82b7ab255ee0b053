/** Counts anew on which days the lists have articles, after the database itself brought some in. */
export const COUNT_LISTING_DAYS = `
  insert into listing_days (scope, day, live_count)
    select scope, (published_at at time zone 'UTC')::date, count(*) from (
      select 'article' as scope, published_at from articles where state = 'approved'
      union all
      select 'article:section:' || key, published_at
        from articles join sections on sections.id = section_id where state = 'approved'
      union all
      select 'article:author:' || author_id, published_at from articles where state = 'approved'
      union all
      select 'article:label:' || label_id, published_at from article_labels
        where published_at is not null) as listed
    group by 1, 2
    on conflict (scope, day) do update set live_count = excluded.live_count`;
