/**
 * `/respostasParaAvaliar` (decisions P343): what the person scores as an evaluator, by jury: what is left, until when,
 * how much is done. One company in one questionnaire at a time leads to the analysis, where it is scored.
 */
import '@mantine/core/styles/Progress.css';
import { Button, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { diaDe } from '@/domain/comum/datas';
import { para } from '@/domain/telas/enderecos';
import { nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { Link } from '@/ui/moldura/Link';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { data, plural } from '@/ui/texto/formatos';
import { useState } from 'react';
import classes from './Juri.module.css';
import { type ItemParaAvaliar, juriData, type JuriParaAvaliar } from './juri.data';
import { notasEmPalavras, somar } from './palavras';
import { ondeAvaliar } from './seguinte.data';

const ImpedimentoModal = aoAbrir(() => import('./ImpedimentoModal').then((m) => m.ImpedimentoModal));

const TITULO = nomeDaTela('/respostasParaAvaliar');
/** Rows drawn at first, and with each further request. */
const POR_VEZ = 20;
const pronto = ({ dadas, de, encerrada }: ItemParaAvaliar) => encerrada || dadas >= de;

function Item({ item, aoImpedir }: { item: ItemParaAvaliar; aoImpedir: () => void }) {
  return (
    <li className={classes.item}>
      <div>
        <Text fw={600}>{item.empresa}</Text>
        <Text size="sm">
          {item.questionario}: {notasEmPalavras(item)}
          {item.encerrada ? '. A avaliação foi encerrada.' : ''}
        </Text>
      </div>
      <Group gap="xs">
        {item.encerrada ? null : (
          <Button variant="subtle" aria-label={`Não posso avaliar ${item.empresa}`} onClick={aoImpedir}>
            Não posso avaliar
          </Button>
        )}
        <Button
          component={Link}
          variant={pronto(item) ? 'default' : 'filled'}
          to={ondeAvaliar(item)}
          aria-label={`${pronto(item) ? 'Rever' : 'Avaliar'} ${item.empresa} em ${item.questionario}`}
        >
          {pronto(item) ? 'Rever' : item.dadas > 0 ? 'Continuar' : 'Avaliar'}
        </Button>
      </Group>
    </li>
  );
}

function DoJuri({ juri }: { juri: JuriParaAvaliar }) {
  const { uid } = useSessaoAtiva();
  const { projeto, titulo, prazo, itens, semAvaliacao } = juri;
  const [vistos, setVistos] = useState(POR_VEZ);
  const [impedida, setImpedida] = useState<ItemParaAvaliar>();
  const [hoje] = useState(() => diaDe(new Date()));
  const faltam = itens.filter((item) => !pronto(item));
  const emOrdem = [...faltam, ...itens.filter(pronto)];
  const total = somar(itens);
  const id = `juri-${juri.projetoId}-${juri.fase}`;
  return (
    <Stack component="section" gap="md" aria-labelledby={id}>
      <div>
        <Group gap="sm">
          <Title order={2} size="h3" id={id}>
            {titulo}, {projeto}
          </Title>
          {faltam.length === 0 ? (
            // With nothing to score yet nothing is scored either.
            itens.length > 0 ? (
              <StatusBadge cor={total.dadas < total.de ? 'gray' : 'teal'}>
                {total.dadas < total.de ? 'Avaliação encerrada' : 'Tudo avaliado'}
              </StatusBadge>
            ) : null
          ) : hoje > prazo ? (
            <StatusBadge cor="red">Prazo vencido</StatusBadge>
          ) : null}
        </Group>
        <Text>
          {notasEmPalavras(total)} até {data(prazo)}.{' '}
          {faltam.length > 0
            ? `${faltam.length === 1 ? 'Falta' : 'Faltam'} ${plural(faltam.length, 'avaliação', 'avaliações')}.`
            : ''}
        </Text>
        <Progress
          value={total.de === 0 ? 0 : (total.dadas * 100) / total.de}
          aria-label={notasEmPalavras(total)}
        />
        {juri.cegas ? (
          <Text size="sm" c="dimmed">
            As notas dos outros avaliadores aparecem depois que você der as suas.
          </Text>
        ) : null}
      </div>
      <ul className={classes.itens} aria-labelledby={id}>
        {emOrdem.slice(0, vistos).map((item) => (
          <Item
            key={`${item.idEmpresa} ${item.questionarioId}`}
            item={item}
            aoImpedir={() => setImpedida(item)}
          />
        ))}
      </ul>
      {emOrdem.length > vistos ? (
        <Button variant="default" onClick={() => setVistos((antes) => antes + POR_VEZ)}>
          Mostrar mais {Math.min(POR_VEZ, emOrdem.length - vistos)}
        </Button>
      ) : null}
      {impedida ? (
        <ImpedimentoModal
          qual={{ projetoId: juri.projetoId, fase: juri.fase }}
          avaliadores={[{ id: uid, nome: '' }]}
          empresas={[{ id: impedida.idEmpresa, nome: impedida.empresa }]}
          aoFechar={() => setImpedida(undefined)}
        />
      ) : null}
      {semAvaliacao.map(({ idEmpresa, empresa, naFase }) => (
        <Text key={idEmpresa} size="sm" c="dimmed">
          {empresa}: {naFase ? 'ainda não respondeu ao que se avalia.' : 'já saiu desta fase.'}
        </Text>
      ))}
    </Stack>
  );
}

export function ParaAvaliarPage() {
  const sessao = useSessaoAtiva();
  const { data: lido, error, refetch } = useQuery(juriData.paraAvaliar(sessao));
  usePageTitle(TITULO);
  return (
    <Stack gap="lg">
      <TituloDaPagina titulo={TITULO}>As empresas que o júri de cada fase deu a você.</TituloDaPagina>
      {error ? (
        <ErrorState
          titulo="Erro ao buscar o que há para avaliar"
          erro={error}
          aoTentarDeNovo={() => void refetch()}
        />
      ) : !lido ? (
        <PageSkeleton forma="lista" />
      ) : lido.juris.length === 0 ? (
        <EmptyState
          cena="respostas"
          titulo="Nada para avaliar"
          texto="Nenhum júri tem empresas suas agora. Quando houver, elas aparecem aqui."
          acao={
            <Button component={Link} variant="default" to={para('/analisarRespostas')}>
              {nomeDaTela('/analisarRespostas')}
            </Button>
          }
        />
      ) : (
        lido.juris.map((juri) => <DoJuri key={`${juri.projetoId} ${juri.fase}`} juri={juri} />)
      )}
    </Stack>
  );
}
