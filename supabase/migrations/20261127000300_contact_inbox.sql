-- The inbox of the Studio, on the table of messages: what people have done with one, and what lists and searches need of it. What was
-- sent (`message`) never changes. The columns from `name` on are made of it by the Studio's server, by the same code as for messages
-- that are kept as files; a message that it has not read yet has no `form_key`, and one that it can't read an empty one.
alter table public.contact_messages
  add column handling text check (handling in ('answered', 'archived')),
  add column handled_by text,
  add column handled_at timestamptz,
  add column box text not null generated always as (
    case when status = 'quarantined' then 'apart' else coalesce(handling, 'new') end
  ) stored,
  add column name text,
  add column email text,
  add column sorted_by text collate "C",
  add column form_key text,
  add column form_title text,
  add column excerpt text,
  add column people text[],
  add column words text;

create index contact_inbox_unread on public.contact_messages (received_at desc) where form_key is null;
create index contact_inbox_newest on public.contact_messages (box, received_at desc, id) where form_key <> '';
create index contact_inbox_names on public.contact_messages (box, sorted_by, received_at desc, id) where form_key <> '';
create index contact_inbox_forms on public.contact_messages (form_key, received_at desc, id) include (box);
create index contact_inbox_people on public.contact_messages using gin (people);
grant delete on public.contact_messages to service_role;

-- Who has read, changed, exported or deleted what: nothing that a visitor wrote. Nobody changes it, the server neither.
create table public.contact_log (
  at timestamptz not null default clock_timestamp(),
  who text not null,
  did text not null,
  about text not null
);
alter table public.contact_log enable row level security;
revoke all on public.contact_log from public, anon, authenticated, service_role;
grant select, insert on public.contact_log to service_role;

create function public.contact_inbox_log(p_who text, p_did text, p_about text)
returns void language sql security invoker set search_path = '' as $$
  insert into public.contact_log (who, did, about) values (p_who, p_did, p_about);
$$;

-- A message with all that is told of it.
create function public.contact_inbox_whole(m public.contact_messages)
returns jsonb language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'id', m.id, 'receivedAt', m.received_at, 'bodyHash', m.body_hash, 'suspicions', m.suspicions, 'network', m.network,
    'site', m.site, 'message', m.message, 'status', m.status, 'attempts', m.attempts, 'queuedAt', m.queued_at,
    'nextAttemptAt', m.next_attempt_at, 'sentAt', m.sent_at, 'lastError', m.last_error,
    'handling', m.handling, 'handledBy', m.handled_by, 'handledAt', m.handled_at
  );
$$;

-- Some messages that have come since the inbox was read, and how many there are.
create function public.contact_inbox_unread(p_limit integer)
returns jsonb language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'all', (select count(*) from public.contact_messages where form_key is null),
    'rows', coalesce((
      select jsonb_agg(public.contact_inbox_whole(m))
      from (
        select * from public.contact_messages where form_key is null order by received_at desc limit p_limit
      ) as m
    ), '[]')
  );
$$;

-- Writes down what lists and searches need of messages.
create function public.contact_inbox_index(p_entries jsonb)
returns void language sql security invoker set search_path = '' as $$
  update public.contact_messages as m
  set name = e.name, email = e.email, sorted_by = e.sorted_by, form_key = e.form_key, form_title = e.form_title,
      excerpt = e.excerpt, people = e.people, words = e.words
  from jsonb_to_recordset(p_entries) as e (
    id uuid, name text, email text, sorted_by text, form_key text, form_title text, excerpt text, people text[], words text
  )
  where m.id = e.id;
$$;

-- The ids of messages that fit, in an order that is one of three.
create function public.contact_inbox_ids(
  p_box text, p_form text, p_patterns text[], p_sort text, p_from integer, p_limit integer
) returns uuid[] language plpgsql stable security invoker set search_path = '' as $$
declare
  found uuid[];
begin
  -- A plan for these values: with none for a form or for words, an index has them in their order already.
  execute format(
    'select array(
       select id from public.contact_messages
       where box = $1 and form_key <> '''' and ($2 is null or form_key = $2) and (cardinality($3) = 0 or words like all ($3))
       order by %s offset $4 limit $5
     )',
    case p_sort
      when 'oldest' then 'received_at, id desc'
      when 'name' then 'sorted_by, received_at desc, id'
      else 'received_at desc, id'
    end
  ) into found using p_box, p_form, p_patterns, p_from, p_limit;
  return found;
end $$;

-- A page of the list, with what the choices beside it say.
create function public.contact_inbox_list(
  p_box text, p_form text, p_patterns text[], p_sort text, p_from integer, p_limit integer
) returns jsonb language plpgsql stable security invoker set search_path = '' as $$
declare
  found uuid[];
  page uuid[];
  answer jsonb;
begin
  -- Words are looked for once, in all messages; without any, an index gives the page alone, and the counts say how many there are.
  if cardinality(p_patterns) > 0 then
    found := public.contact_inbox_ids(p_box, p_form, p_patterns, p_sort, 0, null);
    page := found[p_from + 1 : p_from + p_limit];
  else
    page := public.contact_inbox_ids(p_box, p_form, p_patterns, p_sort, p_from, p_limit);
  end if;
  with counts as materialized (
    select box, form_key, count(*) as count from public.contact_messages where form_key <> '' group by box, form_key
  )
  select jsonb_build_object(
    'all', coalesce(
      cardinality(found),
      (select sum(count) from counts where box = p_box and (p_form is null or form_key = p_form)), 0
    ),
    'boxes', coalesce(
      (select jsonb_object_agg(box, count) from (select box, sum(count) as count from counts group by box) as boxes), '{}'
    ),
    'forms', coalesce((
      select jsonb_agg(jsonb_build_object('key', form_key, 'count', count, 'title', (
        -- The newest message has the title of today.
        select form_title from public.contact_messages as m
        where m.form_key = forms.form_key order by received_at desc, id limit 1
      )))
      from (select form_key, sum(count) as count from counts group by form_key) as forms
    ), '[]'),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', m.id, 'at', m.received_at, 'status', m.status, 'name', m.name, 'email', m.email, 'form', m.form_title,
        'excerpt', m.excerpt, 'box', m.box
      ) order by place)
      from unnest(page) with ordinality as listed (id, place)
      join public.contact_messages as m using (id)
    ), '[]')
  ) into answer;
  return answer;
end $$;

-- The messages of somebody, the newest first.
create function public.contact_inbox_person(p_person text)
returns uuid[] language sql stable security invoker set search_path = '' as $$
  select array(
    select id from public.contact_messages
    where people @> array[p_person] and form_key <> '' order by received_at desc, id
  );
$$;

-- Messages with all that is told of them.
create function public.contact_inbox_messages(p_ids uuid[])
returns jsonb language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(public.contact_inbox_whole(m)), '[]') from public.contact_messages as m where id = any (p_ids);
$$;

-- The days after which messages are deleted, as contact_keep_for has set them; nothing where they are kept.
create function public.contact_days_kept()
returns integer language sql stable security definer set search_path = '' as $$
  select substring(command from '\d+')::integer from cron.job where jobname = 'contact-retention';
$$;

-- Writes down what somebody has done with a message; nothing: it is new again. Returns whether it is there.
create function public.contact_inbox_handle(p_id uuid, p_handling text, p_by text)
returns boolean language plpgsql security invoker set search_path = '' as $$
begin
  update public.contact_messages
  set handling = p_handling,
      handled_by = case when p_handling is not null then p_by end,
      handled_at = case when p_handling is not null then now() end
  where id = p_id;
  return found;
end $$;

-- Queues a message again, or releases it, unless its state is another one by now.
create function public.contact_inbox_queue(p_id uuid, p_status text)
returns boolean language plpgsql security invoker set search_path = '' as $$
begin
  update public.contact_messages
  set status = 'queued', attempts = 0, queued_at = now(), next_attempt_at = now()
  where id = p_id and status = p_status;
  return found;
end $$;

-- Deletes a message for good. Returns its files, which are to be removed; nothing where there is no such message.
create function public.contact_inbox_delete(p_id uuid)
returns jsonb language plpgsql security invoker set search_path = '' as $$
declare
  files uuid[] := array(select id from public.contact_files where message = p_id);
begin
  delete from public.contact_messages where id = p_id;
  return case when found then public.contact_let_go(files) end;
end $$;

-- Days count from the one on which a message came: so it was said to who agreed to them. What somebody has answered or laid aside has
-- reached a person, also where its mail was given up.
create or replace function public.contact_delete_old(p_days integer)
returns integer language plpgsql security invoker set search_path = '' as $$
declare
  deleted integer;
  undelivered bigint;
  oldest timestamptz;
begin
  delete from public.contact_messages
  where (status in ('sent', 'quarantined') or (status = 'failed' and handling is not null))
    -- Without days, what a form has promised counts all the same. (The least and the greatest pass over nothing.)
    and coalesce((message #>> '{own,keep}')::integer, p_days) is not null
    and received_at < now() - make_interval(
      days => least(greatest(coalesce((message #>> '{own,keep}')::integer, p_days), 0), 36500)
    );
  get diagnostics deleted = row_count;
  select count(*), min(received_at) into undelivered, oldest
  from public.contact_messages where status in ('queued', 'failed');
  if undelivered > 0 then
    raise warning 'contact: % messages are not delivered, the oldest from %; they are kept', undelivered, oldest::date;
  end if;
  return deleted;
end $$;

create or replace function public.contact_keep_for(p_days integer)
returns text language plpgsql security invoker set search_path = '' as $$
begin
  if p_days is null or p_days < 0 or p_days > 36500 then
    raise exception 'The number of days must be 0 or more, and 36500 (a hundred years) at most. 0 keeps messages for ever.';
  end if;
  perform cron.schedule(
    'contact-retention', '23 3 * * *', format('select public.contact_delete_old(%s)', coalesce(nullif(p_days, 0)::text, 'null'))
  );
  if p_days = 0 then
    return 'Messages are kept until you delete them; those of a form with days of its own as long as it says.';
  end if;
  return format('Delivered and quarantined messages are deleted after %s days, each night.', p_days);
end $$;

-- Where messages were kept for ever, those of a form that has promised days were, too.
do $$
begin
  if not exists (select from cron.job where jobname = 'contact-retention') then
    perform public.contact_keep_for(0);
  end if;
end $$;

revoke execute on function
  public.contact_inbox_log(text, text, text), public.contact_inbox_whole(public.contact_messages),
  public.contact_inbox_unread(integer), public.contact_inbox_index(jsonb),
  public.contact_inbox_ids(text, text, text[], text, integer, integer),
  public.contact_inbox_list(text, text, text[], text, integer, integer), public.contact_inbox_person(text),
  public.contact_inbox_messages(uuid[]), public.contact_days_kept(), public.contact_inbox_handle(uuid, text, text),
  public.contact_inbox_queue(uuid, text), public.contact_inbox_delete(uuid)
  from public, anon, authenticated;
grant execute on function
  public.contact_inbox_log(text, text, text), public.contact_inbox_whole(public.contact_messages),
  public.contact_inbox_unread(integer), public.contact_inbox_index(jsonb),
  public.contact_inbox_ids(text, text, text[], text, integer, integer),
  public.contact_inbox_list(text, text, text[], text, integer, integer), public.contact_inbox_person(text),
  public.contact_inbox_messages(uuid[]), public.contact_days_kept(), public.contact_inbox_handle(uuid, text, text),
  public.contact_inbox_queue(uuid, text), public.contact_inbox_delete(uuid)
  to service_role;
