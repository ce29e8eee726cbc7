-- How many messages a minute a sender may send, counted here and so for all workers of the function together.
-- `sender` is a digest that only the function can make; a row is of no use after a minute, and removed.
create table public.contact_recent (
  sender text not null,
  id uuid not null,
  taken_at timestamptz not null default clock_timestamp(),
  primary key (sender, id)
);
create index contact_recent_age on public.contact_recent (taken_at);

alter table public.contact_recent enable row level security;
revoke all on public.contact_recent from public, anon, authenticated;
grant select, insert, delete on public.contact_recent to service_role;

-- Counts a message. Returns 0 when it may pass, else the seconds after which to try again.
-- A message that is sent again (same id) counts once. `p_limit` is the number of messages a minute.
create function public.contact_take(p_sender text, p_id uuid, p_limit integer)
returns integer language plpgsql security invoker set search_path = '' as $$
declare
  seen integer;
  oldest timestamptz;
begin
  -- One at a time for one sender: two that count at the same moment would both find room.
  perform pg_advisory_xact_lock(hashtextextended('contact ' || p_sender, 0));
  delete from public.contact_recent
  where sender = p_sender and taken_at <= clock_timestamp() - interval '1 minute';
  if exists (select from public.contact_recent where sender = p_sender and id = p_id) then
    return 0;
  end if;
  select count(*), min(taken_at) into seen, oldest from public.contact_recent where sender = p_sender;
  if seen >= p_limit then
    return greatest(1, ceil(extract(epoch from oldest + interval '1 minute' - clock_timestamp()))::integer);
  end if;
  insert into public.contact_recent (sender, id) values (p_sender, p_id);
  -- Senders who don't come back are removed by those who come, a few each time.
  with stale as materialized (
    select ctid from public.contact_recent
    where taken_at <= clock_timestamp() - interval '1 minute'
    limit 100
    for update skip locked
  )
  delete from public.contact_recent using stale where contact_recent.ctid = stale.ctid;
  return 0;
end $$;

revoke execute on function public.contact_take(text, uuid, integer) from public, anon, authenticated;
grant execute on function public.contact_take(text, uuid, integer) to service_role;
