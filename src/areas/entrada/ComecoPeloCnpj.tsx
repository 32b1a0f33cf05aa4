/**
 * Both pages begin with the CNPJ alone, which can be typed at once. The form, with all its fields and schemas, comes
 * meanwhile.
 */
import { Button, Stack, Text } from '@mantine/core';
import { type ComponentType, type FormEvent, Suspense, useEffect, useState } from 'react';
import type { ProjetoApresentado } from '@/domain/contratos/entrada';
import { cnpjValido, mascararCnpj, normalizarCnpj, recusaDoCnpj } from '@/domain/empresas/cnpj';
import { CampoMascarado } from '@/ui/formulario/CampoMascarado';
import { quandoOcioso } from '@/ui/moldura/quandoOcioso';
import type { EnderecoDoProjeto } from './projeto.data';

export interface PropsDoFormulario {
  endereco: EnderecoDoProjeto;
  projeto: ProjetoApresentado;
  /** As it was typed. */
  cnpj: string;
}

interface Props extends Omit<PropsDoFormulario, 'cnpj'> {
  Formulario: ComponentType<PropsDoFormulario>;
  /** Brings its code. */
  carregar: () => void;
}

function erroDoCnpj(cnpj: string): string | undefined {
  if (cnpjValido(cnpj)) return undefined;
  return cnpj.length < 13 ? 'Digite os 14 caracteres do CNPJ.' : recusaDoCnpj(cnpj);
}

export function ComecoPeloCnpj({ endereco, projeto, Formulario, carregar }: Props) {
  const [digitado, definir] = useState('');
  const [cnpj, continuarCom] = useState<string>();
  const [erro, definirErro] = useState<string>();
  // What comes later does not stand in the way of the first field (scorecard row 22).
  useEffect(() => quandoOcioso(carregar), [carregar]);
  if (cnpj !== undefined)
    return (
      <Suspense fallback={<Text role="status">Carregando o formulário…</Text>}>
        <Formulario endereco={endereco} projeto={projeto} cnpj={cnpj} />
      </Suspense>
    );
  const continuar = (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const problema = erroDoCnpj(normalizarCnpj(digitado));
    definirErro(problema);
    if (problema) evento.currentTarget.querySelector('input')?.focus();
    else continuarCom(digitado);
  };
  return (
    <form onSubmit={continuar} noValidate aria-label="CNPJ da empresa">
      <Stack gap="md">
        <Text>
          Comece pelo CNPJ. Buscamos os dados públicos da empresa, e você confere e completa o que falta.
        </Text>
        <CampoMascarado
          label="CNPJ"
          description="14 caracteres, números ou letras."
          mascara={mascararCnpj}
          name="cnpj"
          autoComplete="off"
          maw={360}
          value={digitado}
          error={erro}
          onChange={(texto) => {
            definir(texto);
            definirErro(undefined);
          }}
        />
        <Button type="submit" w={{ base: '100%', xs: 360 }}>
          Continuar
        </Button>
      </Stack>
    </form>
  );
}
