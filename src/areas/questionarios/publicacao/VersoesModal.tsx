/** The published versions of a questionnaire, and what differs between two of them or the draft, in words. */
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { diferencas } from '@/domain/diagnostico/comparacao';
import type { Compilado } from '@/domain/diagnostico/versao';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Janela } from '@/ui/moldura/Janela';
import { useCelular } from '@/ui/moldura/useCelular';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { dataHora, plural } from '@/ui/texto/formatos';
import classes from '../inteiro/ListaOrdenavel.module.css';
import { Diferencas } from './Diferencas';
import { publicacaoData, VERSOES_A_VISTA } from './publicacao.data';

interface Props {
  questionarioId: string;
  /** Number of the version people answer. */
  atual: number;
  rascunho: Compilado;
  aoFechar: () => void;
}
const RASCUNHO = 0;

export function VersoesModal({ questionarioId, atual, rascunho, aoFechar }: Props) {
  const celular = useCelular();
  const sessao = useSessaoAtiva();
  const versoes = useQuery(publicacaoData.versoes(sessao, questionarioId));
  const [de, mudarDe] = useState(Math.max(1, atual - 1));
  const [ate, mudarAte] = useState(atual > 1 ? atual : RASCUNHO);
  const itens = versoes.data?.itens ?? [];
  const antes = useQuery(publicacaoData.versao(sessao, questionarioId, de)).data;
  const depois = useQuery({
    ...publicacaoData.versao(sessao, questionarioId, ate),
    enabled: ate !== RASCUNHO,
  }).data;
  const novo = ate === RASCUNHO ? rascunho : depois;
  return (
    <Janela opened onClose={aoFechar} title="Versões publicadas" size="lg" fullScreen={celular}>
      <Stack>
        {versoes.error ? (
          <ErrorState
            titulo="Erro ao buscar versões"
            erro={versoes.error}
            aoTentarDeNovo={() => void versoes.refetch()}
          />
        ) : versoes.data ? (
          <ol className={classes.lista} aria-label="Versões">
            {itens.map(({ n, publicadaEm, perguntas, hash }, i) => (
              <li key={n}>
                <Text>
                  Versão {n}
                  {n === atual ? ' (a que se responde)' : ''} · {dataHora(publicadaEm)} ·{' '}
                  {plural(perguntas.length, 'pergunta', 'perguntas')}
                </Text>
                {itens[i + 1] ? (
                  <Text size="sm" c="dimmed">
                    {itens[i + 1]?.hash === hash
                      ? 'As mesmas respostas dão as mesmas notas que na anterior.'
                      : 'As notas não se comparam com as da anterior.'}
                  </Text>
                ) : null}
              </li>
            ))}
          </ol>
        ) : (
          <Esqueleto altura={80} />
        )}
        {atual > VERSOES_A_VISTA ? <Text size="sm">Aparecem as {VERSOES_A_VISTA} mais novas.</Text> : null}
        <Group grow align="end">
          <NativeSelect
            label="Comparar"
            value={de}
            onChange={({ currentTarget }) => mudarDe(Number(currentTarget.value))}
            data={itens.map(({ n }) => ({ value: String(n), label: `Versão ${n}` }))}
          />
          <NativeSelect
            label="Com"
            value={ate}
            onChange={({ currentTarget }) => mudarAte(Number(currentTarget.value))}
            data={[
              ...itens.map(({ n }) => ({ value: String(n), label: `Versão ${n}` })),
              { value: String(RASCUNHO), label: 'O que está em edição' },
            ]}
          />
        </Group>
        {antes && novo ? <Diferencas diferencas={diferencas(antes, novo)} /> : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={aoFechar}>
            Fechar
          </Button>
        </Group>
      </Stack>
    </Janela>
  );
}
