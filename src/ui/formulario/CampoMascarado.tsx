import { TextInput, type TextInputProps } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** Gives any input its mask, incomplete input as far as it goes. */
  mascara: (texto: string) => string;
  value?: string;
  /** Gets the masked text. */
  onChange?: (texto: string) => void;
}

const sinais = (texto: string) => texto.replace(/[^\p{L}\p{N}]/gu, '').length;

/** Where the caret stands after the same number of letters and digits. */
function posicaoApos(mascarado: string, quantos: number): number {
  let vistos = 0;
  for (let i = 0; i < mascarado.length; i++) {
    if (vistos === quantos) return i;
    vistos += sinais(mascarado.charAt(i));
  }
  return mascarado.length;
}

/** Text field that masks what is typed or pasted. Correcting in the middle leaves the caret where it was. */
export function CampoMascarado({ mascara, value = '', onChange, ...resto }: Props) {
  const campo = useRef<HTMLInputElement>(null);
  const cursor = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (cursor.current !== null) campo.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  });
  return (
    <TextInput
      {...resto}
      ref={campo}
      value={mascara(value)}
      onChange={({ currentTarget }) => {
        const { value: digitado, selectionStart } = currentTarget;
        const mascarado = mascara(digitado);
        const onde = selectionStart ?? digitado.length;
        cursor.current =
          onde === digitado.length
            ? mascarado.length
            : posicaoApos(mascarado, sinais(digitado.slice(0, onde)));
        onChange?.(mascarado);
      }}
    />
  );
}
