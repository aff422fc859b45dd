/**
 * The keys of Stripe's objects as stripe-mock's published fixtures have them (github.com/stripe/stripe-mock, November 2025).
 */
export const FIXTURE_KEYS: Readonly<Record<string, string>> = {
  customer:
    'address balance created currency default_source delinquent description discount email id invoice_prefix invoice_settings livemode metadata name next_invoice_sequence object phone preferred_locales shipping tax_exempt test_clock',
  payment_method: 'allow_redisplay billing_details card created customer id livemode metadata object type',
  setup_intent:
    'application automatic_payment_methods cancellation_reason client_secret created customer description excluded_payment_method_types flow_directions id last_setup_error latest_attempt livemode mandate metadata next_action object on_behalf_of payment_method payment_method_configuration_details payment_method_options payment_method_types single_use_mandate status usage',
  product:
    'active created default_price description id images livemode marketing_features metadata name object package_dimensions shippable statement_descriptor tax_code type unit_label updated url',
  price:
    'active billing_scheme created currency custom_unit_amount id livemode lookup_key metadata nickname object product recurring tax_behavior tiers_mode transform_quantity type unit_amount unit_amount_decimal',
  coupon:
    'amount_off created currency duration duration_in_months id livemode max_redemptions metadata name object percent_off redeem_by times_redeemed valid',
  promotion_code:
    'active code created customer expires_at id livemode max_redemptions metadata object promotion restrictions times_redeemed',
  discount:
    'checkout_session customer end id invoice invoice_item object promotion_code source start subscription subscription_item',
  subscription:
    'application application_fee_percent automatic_tax billing_cycle_anchor billing_cycle_anchor_config billing_mode billing_thresholds cancel_at cancel_at_period_end canceled_at cancellation_details collection_method created currency customer days_until_due default_payment_method default_source default_tax_rates description discounts ended_at id invoice_settings items latest_invoice livemode metadata next_pending_invoice_item_invoice object on_behalf_of pause_collection payment_settings pending_invoice_item_interval pending_setup_intent pending_update schedule start_date status test_clock transfer_data trial_end trial_settings trial_start',
  subscription_item:
    'billing_thresholds created current_period_end current_period_start discounts id metadata object plan price quantity subscription tax_rates',
  subscription_schedule:
    'application billing_mode canceled_at completed_at created current_phase customer default_settings end_behavior id livemode metadata object phases released_at released_subscription status subscription test_clock',
  invoice:
    'account_country account_name account_tax_ids amount_due amount_overpaid amount_paid amount_remaining amount_shipping application attempt_count attempted auto_advance automatic_tax automatically_finalizes_at billing_reason collection_method created currency custom_fields customer customer_address customer_email customer_name customer_phone customer_shipping customer_tax_exempt customer_tax_ids default_payment_method default_source default_tax_rates description discounts due_date effective_at ending_balance footer from_invoice hosted_invoice_url id invoice_pdf issuer last_finalization_error latest_revision lines livemode metadata next_payment_attempt number object on_behalf_of parent payment_settings period_end period_start post_payment_credit_notes_amount pre_payment_credit_notes_amount receipt_number rendering shipping_cost shipping_details starting_balance statement_descriptor status status_transitions subscription subtotal subtotal_excluding_tax test_clock total total_discount_amounts total_excluding_tax total_pretax_credit_amounts total_taxes webhooks_delivered_at',
  line_item:
    'amount currency description discount_amounts discountable discounts id invoice livemode metadata object parent period pretax_credit_amounts pricing quantity subscription taxes',
  tax_id: 'country created customer id livemode object owner type value verification',
  event: 'api_version created data id livemode object pending_webhooks request type',
};
