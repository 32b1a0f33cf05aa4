package com.google.firebase.rules.runtime.common;

import java.time.Duration;

/**
 * Stands in for the emulator's class of this name, which ends a request after 1,000 expressions. Rules with a switch at
 * every operand have ten times as many. The accessors and the builder are Google's.
 */
public abstract class EvaluationRestrictions {
  public abstract int maximumExpressionSize();

  public abstract int maximumStackSize();

  public abstract Duration maximumEvaluationTime();

  public abstract int maximumLocalVariableSize();

  public abstract Builder toBuilder();

  public static Builder builder() {
    return new AutoValue_EvaluationRestrictions.Builder()
        .maximumExpressionSize(1_000_000)
        .maximumStackSize(1 << 21)
        .maximumEvaluationTime(Duration.ofSeconds(60))
        .maximumLocalVariableSize(5 << 20);
  }

  public abstract static class Builder {
    public abstract Builder maximumExpressionSize(int size);

    public abstract Builder maximumStackSize(int size);

    public abstract Builder maximumEvaluationTime(Duration time);

    public abstract Builder maximumLocalVariableSize(int size);

    public abstract EvaluationRestrictions build();
  }
}
