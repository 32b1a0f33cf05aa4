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

/**
 * Who erases a sign of the mask means the letter beside it: what stands then, and where. Undefined for anything else.
 */
function semOVizinho(digitado: string, onde: number, tipo: string): [string, number] | undefined {
  const depois = digitado.slice(onde).search(/[\p{L}\p{N}]/u);
  if (tipo === 'deleteContentForward' && depois >= 0)
    return [digitado.slice(0, onde + depois) + digitado.slice(onde + depois + 1), onde];
  const antes = digitado.slice(0, onde).search(/[\p{L}\p{N}][^\p{L}\p{N}]*$/u);
  return tipo === 'deleteContentBackward' && antes >= 0
    ? [digitado.slice(0, antes) + digitado.slice(antes + 1), antes]
    : undefined;
}

/**
 * Text field that masks what is typed or pasted, and drops nothing: what fits no mask stays for the form's rule to refuse.
 * Correcting in the middle leaves the caret where it was.
 */
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
      onChange={({ currentTarget, nativeEvent }) => {
        let { value: digitado } = currentTarget;
        let onde = currentTarget.selectionStart ?? digitado.length;
        const antes = mascara(value);
        if (digitado.length < antes.length && mascara(digitado) === antes)
          [digitado, onde] = semOVizinho(digitado, onde, (nativeEvent as InputEvent).inputType) ?? [
            digitado,
            onde,
          ];
        const mascarado = mascara(digitado);
        cursor.current =
          onde === digitado.length
            ? mascarado.length
            : mascarado === digitado
              ? onde
              : posicaoApos(mascarado, sinais(digitado.slice(0, onde)));
        onChange?.(mascarado);
      }}
    />
  );
}
