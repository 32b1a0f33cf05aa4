/** How far the jury is, by evaluator and by company, and who stands back from what. */
import { Alert, Button, Group, Progress, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { diaDe } from '@/domain/comum/datas';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { avisarSucesso } from '@/ui/moldura/avisos';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { data, plural } from '@/ui/texto/formatos';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import classes from './Juri.module.css';
import { type DoJuri, juriData, type JuriLido, type PainelLido } from './juri.data';
import { lembreteEmPalavras, notasEmPalavras, somar } from './palavras';

const ImpedimentoModal = aoAbrir(() => import('./ImpedimentoModal').then((m) => m.ImpedimentoModal));

interface Props {
  qual: DoJuri;
  lido: PainelLido;
  juri: JuriLido;
}

/** What each evaluator owes the companies that stand in the phase. */
const porAvaliador = ({ avaliadoresNomes, empresas }: JuriLido) =>
  avaliadoresNomes.map(({ id, nome }) => {
    const delas = empresas.flatMap(({ naFase, avaliadores }) =>
      naFase ? avaliadores.filter((um) => um.id === id) : [],
    );
    return { id, nome, empresas: delas.length, ...somar(delas) };
  });

export function AndamentoDoJuri({ qual, lido, juri }: Props) {
  const [impedindo, setImpedindo] = useState(false);
  const [hoje] = useState(() => diaDe(new Date()));
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const { mutate, isPending } = useMutation(juriData.lembrar(sessao, qual));
  const { mutate: retirar, isPending: retirando } = useMutation(juriData.retirarImpedimento(sessao, qual));
  const aoRetirar = async (
    quem: string,
    empresa: string,
    dados: { avaliador: string; idEmpresa: string },
  ) => {
    const sim = await confirmar({
      titulo: `Retirar o impedimento de ${quem}?`,
      texto: `${quem} volta a poder avaliar ${empresa}, e as notas que deu contam de novo onde a avaliação está aberta. O lugar fica com quem o recebeu até você distribuir de novo.`,
      rotuloSim: 'Retirar impedimento',
      rotuloNao: 'Cancelar',
    });
    if (sim) retirar(dados);
  };
  const { empresas, prazo, porEmpresa } = juri;
  const nomeDe = new Map(juri.avaliadoresNomes.map(({ id, nome }) => [id, nome]));
  const nome = (id: string) => nomeDe.get(id) ?? 'Pessoa fora do júri';
  const daFase = empresas.filter(({ naFase }) => naFase);
  const total = somar(daFase.flatMap(({ avaliadores }) => avaliadores));
  // What was closed is owed by nobody, also where scores are missing.
  const atrasado = hoje > prazo && juri.devem.length > 0;
  const [primeiro, ...outros] = juri.avaliadoresNomes;
  const [primeira, ...outras] = daFase;
  const noJuri = new Set(empresas.map(({ id }) => id));
  const fora = lido.empresas.filter(({ id }) => !noJuri.has(id));
  const semNinguem = daFase.filter(({ avaliadores }) => avaliadores.length < (porEmpresa ?? 1));
  return (
    <Stack component="section" gap="md" aria-labelledby="andamento">
      <Title order={2} size="h3" id="andamento">
        Andamento
      </Title>
      <div>
        <Text>
          {notasEmPalavras(total)}, de {plural(daFase.length, 'empresa', 'empresas')}, até {data(prazo)}.
        </Text>
        <Progress
          value={total.de === 0 ? 0 : (total.dadas * 100) / total.de}
          aria-label={notasEmPalavras(total)}
        />
      </div>
      {fora.length > 0 ? (
        <Alert color="blue" title={`${plural(fora.length, 'empresa', 'empresas')} da fase fora do júri`}>
          {fora.map((uma) => uma.nome).join(', ')}. Salve o júri de novo para incluir as que a escolha nomeia.
        </Alert>
      ) : null}
      {semNinguem.length > 0 ? (
        <Alert color="orange" title="Faltam avaliadores sem impedimento">
          {semNinguem.map((uma) => uma.nome).join(', ')}.
        </Alert>
      ) : null}
      <Title order={3} size="h4" id="por-avaliador">
        Por avaliador
      </Title>
      <ul className={classes.itens} aria-labelledby="por-avaliador">
        {porAvaliador(juri).map((um) => (
          <li key={um.id} className={classes.item}>
            <Text fw={600}>{um.nome}</Text>
            <Text size="sm">
              {plural(um.empresas, 'empresa', 'empresas')}, {notasEmPalavras(um)}
              {juri.lembretes[um.id] ? `, com lembrete em ${data(juri.lembretes[um.id])}` : ''}
            </Text>
          </li>
        ))}
      </ul>
      <Title order={3} size="h4" id="por-empresa">
        Por empresa
      </Title>
      <ul className={classes.itens} aria-labelledby="por-empresa">
        {empresas.map((uma) => (
          <li key={uma.id} className={classes.item}>
            <Text fw={600}>{uma.nome}</Text>
            {uma.naFase ? null : <StatusBadge cor="gray">Saiu da fase</StatusBadge>}
            <Text size="sm">
              {uma.avaliadores.map((um) => `${nome(um.id)} (${notasEmPalavras(um)})`).join(', ') || 'Ninguém'}
            </Text>
          </li>
        ))}
      </ul>
      {primeiro && primeira ? (
        <Group gap="sm">
          {atrasado ? (
            <Button
              loading={isPending}
              onClick={() =>
                mutate(undefined, { onSuccess: (feito) => avisarSucesso(lembreteEmPalavras(feito)) })
              }
            >
              Lembrar quem está atrasado
            </Button>
          ) : null}
          <Button variant="default" onClick={() => setImpedindo(true)}>
            Declarar impedimento
          </Button>
        </Group>
      ) : null}
      {impedindo && primeiro && primeira ? (
        <ImpedimentoModal
          qual={qual}
          avaliadores={[primeiro, ...outros]}
          empresas={[primeira, ...outras]}
          aoFechar={() => setImpedindo(false)}
        />
      ) : null}
      {juri.impedimentos.length > 0 ? (
        <>
          <Title order={3} size="h4" id="impedimentos">
            Impedimentos declarados
          </Title>
          <ul className={classes.itens} aria-labelledby="impedimentos">
            {juri.impedimentos.map(({ idEmpresa, avaliador, motivo, em }) => {
              const empresa = empresas.find(({ id }) => id === idEmpresa)?.nome ?? 'uma empresa fora do júri';
              return (
                <li key={`${idEmpresa} ${avaliador}`} className={classes.item}>
                  <Text size="sm">
                    <b>{nome(avaliador)}</b> não avalia {empresa} desde {data(em)}: {motivo}
                  </Text>
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    loading={retirando}
                    aria-label={`Retirar o impedimento de ${nome(avaliador)} com ${empresa}`}
                    onClick={() => void aoRetirar(nome(avaliador), empresa, { avaliador, idEmpresa })}
                  >
                    Retirar
                  </Button>
                </li>
              );
            })}
          </ul>
        </>
      ) : null}
    </Stack>
  );
}
