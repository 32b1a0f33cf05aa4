/** Where a questionnaire stands: its version, what is not published yet, what it lacks, and the buttons for all that. */
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconDeviceMobile, IconHistory, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComId } from '@/domain/comum/campos';
import { type Problema, problemas } from '@/domain/diagnostico/problemas';
import type { Questionario } from '@/domain/diagnostico/questionario';
import { compilar, impressaoDe, type Rascunho } from '@/domain/diagnostico/versao';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { dataHora } from '@/ui/texto/formatos';
import { questionariosData } from '../questionarios.data';
import { Problemas } from './Problemas';
import { publicacaoData } from './publicacao.data';

const PublicarModal = aoAbrir(() => import('./PublicarModal').then((m) => m.PublicarModal));
const PreviaModal = aoAbrir(() => import('./PreviaModal').then((m) => m.PreviaModal));
const VersoesModal = aoAbrir(() => import('./VersoesModal').then((m) => m.VersoesModal));

interface Props {
  questionario: ComId<Questionario>;
  rascunho: Rascunho;
  /** Records that could not be read: nothing is published without them. */
  ilegiveis: number;
}

const ILEGIVEIS: Problema = {
  texto: 'Há registros que não se conseguem ler: corrija-os ou remova-os antes.',
  onde: { tipo: 'questionario' },
  impede: true,
};

export function Publicacao({ questionario, rascunho, ilegiveis }: Props) {
  const sessao = useSessaoAtiva();
  const [aberto, abrir] = useState<'publicar' | 'versoes' | 'previa'>();
  const { id, versao = 0 } = questionario;
  const lida = useQuery({ ...publicacaoData.versao(sessao, id, versao), enabled: versao > 0 });
  const publicada = versao > 0 ? lida.data : null;
  const compilado = compilar(rascunho);
  const mudou = publicada ? impressaoDe(publicada) !== impressaoDe(compilado) : false;
  const todos = [...(ilegiveis > 0 ? [ILEGIVEIS] : []), ...problemas(rascunho)];
  const fechar = () => abrir(undefined);
  return (
    <Stack gap="sm" component="section" aria-label="Publicação">
      <Group gap="sm">
        {versao === 0 ? (
          <StatusBadge cor="gray">Rascunho: ninguém responde ainda</StatusBadge>
        ) : (
          <>
            <StatusBadge cor="green">Versão {versao}</StatusBadge>
            {publicada ? <Text size="sm">Publicada em {dataHora(publicada.publicadaEm)}</Text> : null}
            {mudou ? <StatusBadge cor="orange">Alterações não publicadas</StatusBadge> : null}
          </>
        )}
        {questionariosData.pode(sessao, 'update', questionario) && publicada !== undefined ? (
          <Button
            variant={versao === 0 || mudou ? 'filled' : 'default'}
            leftSection={<IconUpload size={16} aria-hidden />}
            onClick={() => abrir('publicar')}
          >
            Publicar
          </Button>
        ) : null}
        {compilado.perguntas.length > 0 ? (
          <Button
            variant="default"
            leftSection={<IconDeviceMobile size={16} aria-hidden />}
            onClick={() => abrir('previa')}
          >
            Ver como se responde
          </Button>
        ) : null}
        {versao > 0 ? (
          <Button
            variant="default"
            leftSection={<IconHistory size={16} aria-hidden />}
            onClick={() => abrir('versoes')}
          >
            Versões
          </Button>
        ) : null}
      </Group>
      {todos.length > 0 ? (
        <Alert color="yellow" title="O que ainda falta ou chama a atenção">
          <Stack gap="xs">
            <Problemas titulo="Falta para publicar" problemas={todos.filter(({ impede }) => impede)} />
            <Problemas titulo="Chama a atenção" problemas={todos.filter(({ impede }) => !impede)} />
          </Stack>
        </Alert>
      ) : null}
      {aberto === 'publicar' && publicada !== undefined ? (
        <PublicarModal
          questionarioId={id}
          compilado={compilado}
          publicada={publicada}
          problemas={todos}
          aoFechar={fechar}
        />
      ) : null}
      {aberto === 'previa' ? <PreviaModal compilado={compilado} aoFechar={fechar} /> : null}
      {aberto === 'versoes' ? (
        <VersoesModal questionarioId={id} atual={versao} rascunho={compilado} aoFechar={fechar} />
      ) : null}
    </Stack>
  );
}
