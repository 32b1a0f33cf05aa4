/** One channel: where its messages go, and what it is told of. */
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Switch.css';
import { Checkbox, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { CANAIS, EVENTOS_DO_CANAL, ROTULO_DO_EVENTO, type TipoDeCanal } from '@/domain/canais/canal';
import { problemaDoEndereco } from '@/domain/canais/endereco-do-canal';
import { lista } from '@/domain/comum/campos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { type CanalListado, canaisData } from './canais.data';

const canalForm = (tipo: TipoDeCanal, jaTem: boolean) =>
  z.object({
    url: z.string().check((campo) => {
      const message = jaTem && campo.value.trim() === '' ? undefined : problemaDoEndereco(tipo, campo.value);
      if (message) campo.issues.push({ code: 'custom', message, input: campo.value });
    }),
    eventos: lista(z.enum(EVENTOS_DO_CANAL), EVENTOS_DO_CANAL.length, 1, 'Escolha ao menos um evento.'),
    ligado: z.boolean(),
  });

interface Props {
  tipo: TipoDeCanal;
  canal: CanalListado | undefined;
  aoFechar: () => void;
}

/** No draft is kept of it: the address is a key, and does not stay in the browser. */
export function CanalFormModal({ tipo, canal, aoFechar }: Props) {
  const salvar = useMutation(canaisData.salvar(useSessaoAtiva(), tipo));
  const { nome, ajuda } = CANAIS[tipo];
  return (
    <FormModal
      titulo={`Canal: ${nome}`}
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={canalForm(tipo, canal !== undefined)}
      valoresIniciais={{
        url: '',
        eventos: canal?.eventos ?? ['IDEIA_PUBLICADA', 'IDEIA_IMPLEMENTADA', 'DESAFIO_PUBLICADO'],
        ligado: canal?.ligado ?? true,
      }}
      rotuloEnviar="Salvar canal"
      aoEnviar={({ url, ...resto }) => salvar.mutateAsync({ ...resto, url: url.trim() || null })}
    >
      {(form) => (
        <Stack gap="md">
          <Text size="sm">{ajuda}</Text>
          <TextInput
            label="Endereço"
            type="url"
            autoComplete="off"
            placeholder="https://"
            description={
              canal
                ? `Deixe em branco para continuar com ${canal.endereco}. O endereço inteiro não é mostrado a ninguém.`
                : 'Quem tem este endereço escreve no canal, por isso ele não é mostrado depois de salvo.'
            }
            {...form.getInputProps('url')}
          />
          <Checkbox.Group label="Avisar quando houver" {...form.getInputProps('eventos')}>
            <Stack gap="xs" mt="xs">
              {EVENTOS_DO_CANAL.map((evento) => (
                <Checkbox key={evento} value={evento} label={ROTULO_DO_EVENTO[evento]} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Switch label="Canal ligado" {...form.getInputProps('ligado', { type: 'checkbox' })} />
          <Text size="xs" c="dimmed">
            O aviso leva o título e um link. Ideias privadas e rascunhos nunca são avisados, e nenhum nome de
            pessoa é enviado.
          </Text>
        </Stack>
      )}
    </FormModal>
  );
}
