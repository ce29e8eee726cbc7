-- To which addresses a receipt went within the last hour. `address` is a digest that only the function can make.
create table public.contact_receipts (
  address text primary key,
  sent_at timestamptz not null default clock_timestamp()
);

alter table public.contact_receipts enable row level security;
revoke all on public.contact_receipts from public, anon, authenticated;
grant select, insert, update, delete on public.contact_receipts to service_role;

-- Whether an address may get a receipt: written down before it is sent, so that none gets two within an hour.
create function public.contact_take_receipt(p_address text)
returns boolean language plpgsql security invoker set search_path = '' as $$
begin
  delete from public.contact_receipts where sent_at <= clock_timestamp() - interval '1 hour';
  insert into public.contact_receipts (address) values (p_address) on conflict do nothing;
  return found;
end $$;

revoke execute on function public.contact_take_receipt(text) from public, anon, authenticated;
grant execute on function public.contact_take_receipt(text) to service_role;
