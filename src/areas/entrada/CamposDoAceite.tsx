/** What somebody confirms who brings a company in: two texts, and that a person does it (part 3 §5). */
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import type { CamposDoAceite as Campos } from '@/domain/projetos/entrada';
import { TERMOS_DA_INSCRICAO, TERMOS_EM_ORDEM } from '@/domain/projetos/termos-da-inscricao';
import { ambiente } from '@/firebase/ambiente';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { LinkEmOutraAba } from '@/ui/pagina/LinkEmOutraAba';

const CampoDoCaptcha = aoAbrir(() => import('@/ui/formulario/CampoDoCaptcha').then((m) => m.CampoDoCaptcha));

interface Props<C extends Campos> {
  form: UseFormReturnType<C>;
  linkRegulamento: string;
  /** Changes with each sending that failed: a captcha counts once. */
  vez: number;
  /** The captcha comes with the first need of it. */
  comCaptcha: boolean;
}

export function CamposDoAceite<C extends Campos>({ form, linkRegulamento, vez, comCaptcha }: Props<C>) {
  const { setFieldValue } = form as unknown as UseFormReturnType<Campos>;
  // The form's functions are other ones at every drawing.
  const definir = useRef(setFieldValue);
  useEffect(() => void (definir.current = setFieldValue));
  useEffect(() => {
    if (vez > 0) definir.current('captcha', '');
  }, [vez]);
  return (
    <Stack gap="sm">
      <Text>
        Antes de confirmar, leia o{' '}
        <LinkEmOutraAba inherit href={linkRegulamento} underline="always" aVista>
          regulamento
        </LinkEmOutraAba>{' '}
        e a página de{' '}
        <LinkEmOutraAba inherit href="/privacidade" underline="always" aVista>
          privacidade
        </LinkEmOutraAba>
        .
      </Text>
      {TERMOS_EM_ORDEM.map((termo, i) => (
        <Checkbox
          key={termo}
          label={TERMOS_DA_INSCRICAO[termo].texto}
          data-autofocus={i === 0 || undefined}
          {...form.getInputProps(termo, { type: 'checkbox' })}
        />
      ))}
      {comCaptcha ? (
        <CampoDoCaptcha
          key={vez}
          url={ambiente.servicos.captcha}
          chave={ambiente.chaveDoCaptcha}
          aoMudar={(token) => setFieldValue('captcha', token)}
          erro={form.errors['captcha']}
          outroJeito="Se não der certo, peça a quem organiza o projeto que convide a sua empresa."
        />
      ) : null}
    </Stack>
  );
}
