-- What all messages may take together, and those of one network: the function says how much, so that its numbers are those of the
-- server that keeps messages as files. `network` is a digest that only the function can make; `bytes` is what a message counts.
alter table public.contact_messages
  add column network text not null default '',
  add column bytes bigint not null default 4096;
update public.contact_messages set bytes = ceil(octet_length(message::text) / 4096.0) * 4096;
create index contact_messages_room on public.contact_messages (network) include (bytes);

-- Keeps a message, as contact_accept does, where there is room: `full` where all of it is taken, `crowded` where the sender's network
-- has its share. What was kept before is found in any case.
create function public.contact_keep(
  p_id uuid, p_received_at timestamptz, p_body_hash text, p_suspicions text[], p_message jsonb,
  p_network text, p_bytes bigint, p_limit bigint, p_network_limit bigint
) returns text language plpgsql security invoker set search_path = '' as $$
declare
  kept_hash text;
begin
  -- One at a time: two that count at the same moment would both find room.
  perform pg_advisory_xact_lock(hashtextextended('contact room', 0));
  select body_hash into kept_hash from public.contact_messages where id = p_id;
  if found then
    return case when kept_hash = p_body_hash then 'repeated' else 'conflict' end;
  end if;
  if (select coalesce(sum(bytes), 0) from public.contact_messages) + p_bytes > p_limit then
    return 'full';
  end if;
  if (select coalesce(sum(bytes), 0) from public.contact_messages where network = p_network) + p_bytes > p_network_limit then
    return 'crowded';
  end if;
  insert into public.contact_messages (id, received_at, body_hash, suspicions, message, network, bytes, status)
  values (
    p_id, p_received_at, p_body_hash, p_suspicions, p_message, p_network, p_bytes,
    case when cardinality(p_suspicions) = 0 then 'queued' else 'quarantined' end
  )
  on conflict (id) do nothing;
  if found then
    return 'stored';
  end if;
  -- The version before, which doesn't wait for its turn, has just kept it.
  select body_hash into kept_hash from public.contact_messages where id = p_id;
  return case when kept_hash = p_body_hash then 'repeated' else 'conflict' end;
end $$;

revoke execute on function
  public.contact_keep(uuid, timestamptz, text, text[], jsonb, text, bigint, bigint, bigint)
  from public, anon, authenticated;
grant execute on function
  public.contact_keep(uuid, timestamptz, text, text[], jsonb, text, bigint, bigint, bigint)
  to service_role;

-- Days that lead to a time before all calendars are a hundred years: a schedule that was set with more has failed every night.
create or replace function public.contact_delete_old(p_days integer)
returns integer language plpgsql security invoker set search_path = '' as $$
declare
  deleted integer;
  undelivered bigint;
  oldest timestamptz;
begin
  delete from public.contact_messages
  where status in ('sent', 'quarantined')
    and coalesce(sent_at, received_at) < now() - make_interval(days => least(greatest(p_days, 0), 36500));
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
  if p_days = 0 then
    perform cron.unschedule(jobid) from cron.job where jobname = 'contact-retention';
    return 'Messages are kept until you delete them.';
  end if;
  perform cron.schedule('contact-retention', '23 3 * * *', format('select public.contact_delete_old(%s)', p_days));
  return format('Delivered and quarantined messages are deleted after %s days, each night.', p_days);
end $$;
