/** 'Retorno' of an idea: its lines, both sums, return on cost, payback, and what the reader may do with them. */
import '@mantine/core/styles/Badge.css';
import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { diaEscrito } from '@/domain/comum/datas';
import type { ComId } from '@/domain/comum/campos';
import type { Ideia } from '@/domain/ideias/ideia';
import { comoPai } from '@/domain/ideias/ideia-como-pai';
import { podeRegistrar, podeValidar, validaEsta } from '@/domain/retorno/quem-registra';
import {
  continuacaoDe,
  dinheiroDe,
  idDaContinuacao,
  type LinhaDoRetorno,
  MAXIMO_DE_LINHAS,
  mesDe,
  mesDoPayback,
  mesEscrito,
  ROTULO_DO_RETORNO,
  SEM_LUGAR,
  sobreOCusto,
  somasDe,
  ultimoMes,
} from '@/domain/retorno/retorno';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { numero } from '@/ui/texto/numero';
import { DozeMeses } from './DozeMeses';
import { linhaEmPalavras } from './palavras';
import classes from './Retorno.module.css';
import { retornosData } from './retorno.data';
import { TabelaDeSomas } from './Somas';

const RetornoFormModal = aoAbrir(() => import('./RetornoFormModal').then((m) => m.RetornoFormModal));
const DevolverModal = aoAbrir(() => import('./DevolverModal').then((m) => m.DevolverModal));
const DiaModal = aoAbrir(() => import('./DiaModal').then((m) => m.DiaModal));

type Aberto = { dialogo: 'novo' | 'dia' } | { dialogo: 'editar' | 'devolver'; id: string } | undefined;

function Estado({ linha }: { linha: LinhaDoRetorno }) {
  if (linha.situacao === 'PREVISTO') return <Badge color="gray">Previsto</Badge>;
  if (linha.validadaPor !== null)
    return <Badge color="green">Validado{linha.validadaEm && ` em ${diaEscrito(linha.validadaEm)}`}</Badge>;
  return linha.devolvida ? (
    <Badge color="red">Devolvido</Badge>
  ) : (
    <Badge color="yellow">Espera validação</Badge>
  );
}

interface DaLinha {
  ideia: ComId<Ideia>;
  linha: LinhaDoRetorno;
  registra: boolean;
  valida: boolean;
  /** What 'continua igual' adds; absent where nothing is to be asked. */
  continua: ReturnType<typeof continuacaoDe>;
  aoAbrir: (dialogo: 'editar' | 'devolver') => void;
}

function Linha({ ideia, linha, registra, valida, continua, aoAbrir: abrir }: DaLinha) {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const remover = useMutation(retornosData.remover(sessao, ideia.id));
  const validar = useMutation(retornosData.validar(sessao, ideia.id));
  const continuar = useMutation(retornosData.continuar(sessao, ideia.id));
  const idDoPedido = usePedido();
  const estaVersao = { linhaId: linha.id, versao: linha.versao };
  const nome = `${ROTULO_DO_RETORNO[linha.tipo].rotulo}, ${linhaEmPalavras(linha)}`;
  const perguntarERemover = async () => {
    const sim = await confirmar({ titulo: 'Remover esta linha do retorno?', texto: nome, perigo: true });
    if (sim) remover.mutate(estaVersao);
  };
  const confirma = valida && validaEsta(linha, sessao.uid);
  return (
    <Paper withBorder p="sm" component="li" aria-label={nome}>
      <Stack gap={6}>
        <Group gap="xs">
          <Text fw={600}>{ROTULO_DO_RETORNO[linha.tipo].rotulo}</Text>
          <Estado linha={linha} />
        </Group>
        <Text size="sm">{linhaEmPalavras(linha)}</Text>
        {linha.nota && (
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {linha.nota}
          </Text>
        )}
        {linha.devolvida && <Text size="sm">Devolvido: {linha.devolvida}</Text>}
        <Group gap="xs">
          {confirma && linha.validadaPor === null && (
            <Button
              size="xs"
              variant="light"
              loading={validar.isPending}
              aria-label={`Validar: ${nome}`}
              onClick={() => validar.mutate(estaVersao)}
            >
              Validar
            </Button>
          )}
          {confirma && (
            <Button
              size="xs"
              variant="default"
              aria-label={`Devolver: ${nome}`}
              onClick={() => abrir('devolver')}
            >
              Devolver
            </Button>
          )}
          {continua && (
            <Button
              size="xs"
              variant="light"
              loading={continuar.isPending}
              aria-label={`Continua igual até ${mesEscrito(ultimoMes(continua))}: ${nome}`}
              onClick={() => {
                const dados = {
                  linhaId: idDaContinuacao(linha.id, continua.inicio),
                  versao: 0,
                  linha: continua,
                };
                continuar.mutate({ dados, requestId: idDoPedido(dados) });
              }}
            >
              Continua igual
            </Button>
          )}
          {registra && (
            <>
              <Button
                size="xs"
                variant="default"
                aria-label={`Editar: ${nome}`}
                onClick={() => abrir('editar')}
              >
                Editar
              </Button>
              <Button
                size="xs"
                variant="default"
                loading={remover.isPending}
                aria-label={`Remover: ${nome}`}
                onClick={() => void perguntarERemover()}
              >
                Remover
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}

/** Return on cost and payback of the realised lines, with the formula; words where there is no cost. */
function Contas({ linhas }: { linhas: readonly LinhaDoRetorno[] }) {
  const { custo, liquido } = dinheiroDe(somasDe(linhas));
  const taxa = sobreOCusto(liquido.realizado, custo.realizado);
  const payback = mesDoPayback(linhas, 'REALIZADO');
  return (
    <Text size="sm">
      {taxa === undefined
        ? 'Sem custo realizado, não há retorno sobre o custo nem mês em que ele se paga.'
        : `Retorno sobre o custo: ${numero(taxa)}% (líquido realizado ÷ custo realizado). ${
            payback
              ? `O custo se pagou em ${mesEscrito(payback)}, o primeiro mês em que o líquido somado deixa de ser negativo.`
              : 'O custo ainda não se pagou: o líquido somado é negativo em todos os meses.'
          }`}
    </Text>
  );
}

export function CartaoDoRetorno({ ideia }: { ideia: ComId<Ideia> }) {
  const sessao = useSessaoAtiva();
  const [aberto, definirAberto] = useState<Aberto>();
  const [hoje] = useState(() => mesDe(new Date()));
  const { data, error, isPending, refetch } = useQuery(retornosData.daIdeia(sessao, ideia.id));
  const pai = comoPai(ideia);
  const registra = podeRegistrar(sessao.quem, pai, sessao);
  const valida = podeValidar(sessao.quem, pai, sessao);
  const linhas = data?.linhas ?? [];
  const cheia = linhas.length >= MAXIMO_DE_LINHAS;
  const fechar = () => definirAberto(undefined);
  const escolhida = aberto && 'id' in aberto ? linhas.find(({ id }) => id === aberto.id) : undefined;
  return (
    <section aria-labelledby="retorno">
      <Stack gap="md">
        <Group justify="space-between" gap="xs">
          <Title order={2} id="retorno">
            Retorno
          </Title>
          {registra && data !== undefined && !cheia && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => definirAberto({ dialogo: 'novo' })}
            >
              Registrar retorno
            </Button>
          )}
        </Group>
        {isPending && <Esqueleto altura={120} />}
        {error && (
          <ErrorState titulo="Erro ao buscar o retorno" erro={error} aoTentarDeNovo={() => void refetch()} />
        )}
        {cheia && registra && <Text size="sm">{SEM_LUGAR}</Text>}
        {data !== undefined && ideia.status === 'IMPLEMENTADA' && (
          <Group gap="xs">
            <Text size="sm">
              {data?.implementadaEm
                ? `Implementada em ${diaEscrito(data.implementadaEm)}.`
                : 'O dia da implementação ainda não foi dito.'}
            </Text>
            {registra && (
              <Button variant="subtle" size="xs" onClick={() => definirAberto({ dialogo: 'dia' })}>
                {data?.implementadaEm ? 'Corrigir o dia' : 'Dizer o dia'}
              </Button>
            )}
          </Group>
        )}
        {data !== undefined && linhas.length === 0 && (
          <Text c="dimmed">
            Nada registrado. Diga o que se espera que a ideia traga e, depois, o que ela trouxe: outra pessoa
            confirma.
          </Text>
        )}
        {linhas.length > 0 && (
          <>
            <TabelaDeSomas somas={somasDe(linhas)} legenda="Retorno da ideia, em todos os meses" />
            <Contas linhas={linhas} />
            <DozeMeses linhas={linhas} hoje={hoje} />
            <ul className={classes.linhas}>
              {linhas.map((linha) => (
                <Linha
                  key={linha.id}
                  ideia={ideia}
                  linha={linha}
                  registra={registra}
                  valida={valida}
                  continua={cheia || !registra ? undefined : continuacaoDe(linhas, linha, hoje)}
                  aoAbrir={(dialogo) => definirAberto({ dialogo, id: linha.id })}
                />
              ))}
            </ul>
          </>
        )}
      </Stack>
      {aberto?.dialogo === 'novo' && <RetornoFormModal ideiaId={ideia.id} aoFechar={fechar} />}
      {aberto?.dialogo === 'editar' && escolhida && (
        <RetornoFormModal ideiaId={ideia.id} linha={escolhida} aoFechar={fechar} />
      )}
      {aberto?.dialogo === 'devolver' && escolhida && (
        <DevolverModal ideiaId={ideia.id} linha={escolhida} aoFechar={fechar} />
      )}
      {aberto?.dialogo === 'dia' && (
        <DiaModal ideiaId={ideia.id} atual={data?.implementadaEm ?? null} aoFechar={fechar} />
      )}
    </section>
  );
}
