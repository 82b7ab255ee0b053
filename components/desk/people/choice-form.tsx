'use client';

import { useState } from 'react';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { Button } from '@/components/ui/button';

export interface ChoiceFormProps<Value extends string> {
  id: string;
  label: string;
  save: string;
  /** What is so now. */
  value: Value;
  options: readonly { value: Value; text: string }[];
  onSave: (value: Value) => void;
}

/** Chooses one of some, and saves it when it is another than before. */
export function ChoiceForm<Value extends string>(props: ChoiceFormProps<Value>) {
  const { id, label, save, value, options, onSave } = props;
  const [chosen, setChosen] = useState(value);
  const isSame = chosen === value;
  return (
    <form
      className="flex items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSame) onSave(chosen);
      }}
    >
      <OwnField id={id} label={label}>
        <select
          {...controlOf({ id })}
          value={chosen}
          onChange={(event) => setChosen(event.target.value as Value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      </OwnField>
      <Button type="submit" className="shrink-0" aria-disabled={isSame}>
        {save}
      </Button>
    </form>
  );
}
