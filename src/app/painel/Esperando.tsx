/**
 * What waits for this person, above everything else of the dashboard (decisions I420, P440). Each item leads to where one
 * acts. All of it costs at most six reads, and three where nothing waits; who validates returns or may sit in a jury asks
 * a function besides.
 */
import { Anchor, Button, Text, Title } from '@mantine/core';
import {
  IconAlertCircle,
  IconBulb,
  IconChecklist,
  IconCoin,
  IconFlag,
  IconGavel,
  IconMoodSmile,
  IconPencil,
  IconReportMoney,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { rascunhosData } from '@/areas/ideias/painel/rascunhos.data';
import { atividadesData } from '@/areas/marcos/atividades.data';
import { contadorData } from '@/areas/pais/contador.data';
import { moedasData, somaDasLivres } from '@/areas/pontos/moedas.data';
import { temFlag } from '@/domain/acesso/quem';
import { idDaReferencia } from '@/domain/comum/caminhos';
import { diaDe, diasEntre } from '@/domain/comum/datas';
import type { Ideia } from '@/domain/ideias/ideia';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import type { Atividade } from '@/domain/marcos/atividade';
import { nomeDoMarco } from '@/domain/marcos/marco';
import { analisaIdeias } from '@/domain/pessoas/colaborador';
import { para } from '@/domain/telas/enderecos';
import type { ComId } from '@/domain/comum/campos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { data, plural } from '@/ui/texto/formatos';
import { ALTURA_DO_ESPERANDO } from './alturas';
import { esperaData } from './espera.data';
import { useDeNovo } from './useDeNovo';
import classes from './Esperando.module.css';

interface Item {
  icone: TablerIcon;
  titulo: string;
  detalhe: string;
  endereco: string;
}

/** More than one was found; how many there are, nobody counted. */
const eMais = (nome: string, itens: readonly unknown[]) => (itens.length > 1 ? `${nome} e mais` : nome);

function doRascunho(itens: readonly ComId<Ideia>[]): Item | undefined {
  const [primeiro] = itens;
  if (!primeiro) return undefined;
  const so = itens.length === 1;
  return {
    icone: IconPencil,
    titulo: so ? 'Termine a sua ideia' : 'Termine os seus rascunhos',
    detalhe: eMais(primeiro.titulo, itens),
    endereco: so
      ? para('/ideias/:ideiaId', { ideiaId: primeiro.id })
      : para('/ideias', { filter: 'RASCUNHO' }),
  };
}

const haDias = new Intl.RelativeTimeFormat('pt-BR');

function quando(prazo: Date, hoje: string): string {
  const dias = diasEntre(hoje, diaDe(prazo));
  if (dias < 0) return `Marco atrasado ${haDias.format(dias, 'day')}`;
  if (dias < 2) return dias === 0 ? 'Marco para hoje' : 'Marco para amanhã';
  return `Marco até ${data(prazo)}`;
}

function doMarco(itens: readonly ComId<Atividade>[], hoje: string): Item | undefined {
  const [primeiro] = itens;
  if (!primeiro) return undefined;
  return {
    icone: IconFlag,
    titulo: quando(primeiro.dataPrazo, hoje),
    detalhe: eMais(nomeDoMarco(primeiro), itens),
    endereco:
      itens.length === 1
        ? para('/ideias/:ideiaId', { ideiaId: idDaReferencia(primeiro.paiReference) })
        : para('/minhas-atividades'),
  };
}

/** Those of the rule that ends first are named; all together are counted. */
function dasMoedas(carteiras: Parameters<typeof somaDasLivres>[0]): Item | undefined {
  const comMoedas = carteiras.filter(({ livres }) => livres > 0);
  const [primeira] = comMoedas.toSorted((a, b) => a.dataFinal.getTime() - b.dataFinal.getTime());
  if (!primeira) return undefined;
  return {
    icone: IconCoin,
    titulo: `${plural(somaDasLivres(comMoedas), 'moeda', 'moedas')} para dar`,
    detalhe: `Até ${data(primeira.dataFinal)}${comMoedas.length > 1 ? ', as primeiras' : ''}`,
    endereco: para('/ideias', { filter: 'NOVA_IDEIA' }),
  };
}

/** What each of the four parts says, those that the person may not see left out. */
function useItens() {
  const sessao = useSessaoAtiva();
  const { quem } = sessao;
  const espera = useQuery(esperaData.minha(sessao));
  const [hoje] = useState(() => diaDe(new Date()));
  const doComite = analisaIdeias(quem.papel) && temFlag(quem, [16, 'criacao']);
  const propoe = temFlag(quem, [3, 'criacao']);
  const contador = useQuery(contadorData.doTipo(sessao, IDEIA));
  const [rascunhos, atividades, carteiras] = useQueries({
    queries: [
      { ...rascunhosData.meus(sessao), enabled: propoe },
      { ...atividadesData.proximas(sessao), enabled: temFlag(quem, [17, 'leitura']) },
      { ...moedasData.doPainel(sessao), enabled: propoe },
    ],
  });
  const aguardam = contador.data?.porStatus['AGUARDANDO_ANALISE_DO_COMITE'] ?? 0;
  const comite: Item = {
    icone: IconGavel,
    titulo: plural(aguardam, 'ideia aguarda o comitê', 'ideias aguardam o comitê'),
    detalhe: 'Ver e decidir',
    endereco: para('/ideias', { filter: 'AGUARDANDO_ANALISE_DO_COMITE' }),
  };
  const novas = contador.data?.porStatus['NOVA_IDEIA'] ?? 0;
  const paraAnalisar: Item = {
    icone: IconBulb,
    titulo: plural(novas, 'ideia nova para analisar', 'ideias novas para analisar'),
    detalhe: 'Ler e encaminhar',
    endereco: para('/ideias', { filter: 'NOVA_IDEIA' }),
  };
  const { retornos = 0, avaliacoes = 0 } = espera.data ?? {};
  const dosRetornos: Item = {
    icone: IconReportMoney,
    titulo: plural(retornos, 'retorno espera a sua validação', 'retornos esperam a sua validação'),
    detalhe: 'Conferir e validar',
    endereco: para('/retorno'),
  };
  const doJuri: Item = {
    icone: IconChecklist,
    titulo: plural(avaliacoes, 'empresa para você avaliar', 'empresas para você avaliar'),
    detalhe: 'Dar as notas do júri',
    endereco: para('/respostasParaAvaliar'),
  };
  const consultas = [contador, espera, rascunhos, atividades, carteiras];
  const itens = [
    doMarco(atividades.data?.itens ?? [], hoje),
    doRascunho(rascunhos.data?.itens ?? []),
    doComite && aguardam > 0 ? comite : undefined,
    doComite && novas > 0 ? paraAnalisar : undefined,
    retornos > 0 ? dosRetornos : undefined,
    avaliacoes > 0 ? doJuri : undefined,
    dasMoedas(carteiras.data ?? []),
  ].filter((item) => item !== undefined);
  return {
    itens,
    propoe,
    novas,
    // Drawn at once, so that no item pushes another.
    vindo: consultas.some(({ isLoading }) => isLoading),
    falharam: consultas.filter(({ error }) => error),
  };
}

/** Nothing waits: the next good thing to do. */
function TudoEmDia({ novas, propoe }: { novas: number; propoe: boolean }) {
  const [frase, acao, endereco] =
    novas > 0
      ? [
          'Que tal ler o que os colegas propuseram?',
          'Ver as ideias novas',
          para('/ideias', { filter: 'NOVA_IDEIA' }),
        ]
      : propoe
        ? ['Que tal contar a próxima ideia?', 'Ir para as ideias', para('/home-ideias')]
        : ['As ideias da empresa estão à sua espera.', 'Ver as ideias', para('/home-ideias')];
  return (
    <Cartao icone={IconMoodSmile}>
      <Text>Tudo em dia por aqui. {frase}</Text>
      <Anchor component={Link} to={endereco} size="sm">
        {acao}
      </Anchor>
    </Cartao>
  );
}

const Cartao = ({ icone: Icone, children }: { icone: TablerIcon; children: ReactNode }) => (
  <div className={classes['cartao']}>
    <Icone size={20} aria-hidden className={classes['icone']} />
    <div className={classes['texto']}>{children}</div>
  </div>
);

export default function Esperando(): ReactNode {
  const id = useId();
  const { itens, vindo, falharam, ...mais } = useItens();
  const { titulo, ...deNovo } = useDeNovo({ vindo, falharam });
  if (vindo && !deNovo.falhou) return <Esqueleto altura={ALTURA_DO_ESPERANDO} />;
  return (
    <section aria-labelledby={id} className={classes['faixa']}>
      <Title order={2} size="h3" id={id} ref={titulo} tabIndex={-1}>
        Esperando por você
      </Title>
      {itens.length === 0 && !deNovo.falhou ? (
        <TudoEmDia {...mais} />
      ) : (
        <ul className={classes['itens']}>
          {itens.map(({ icone, titulo, detalhe, endereco }) => (
            <li key={endereco + titulo}>
              <Cartao icone={icone}>
                <Link to={endereco} className={classes['titulo']}>
                  {titulo}
                </Link>
                <Text size="xs" c="dimmed" truncate title={detalhe}>
                  {detalhe}
                </Text>
              </Cartao>
            </li>
          ))}
          {deNovo.falhou && (
            <li>
              <Cartao icone={IconAlertCircle}>
                <Text>Não foi possível ver tudo o que espera por você.</Text>
                <Button size="compact-sm" variant="default" onClick={deNovo.tentar}>
                  {deNovo.rotulo}
                </Button>
              </Cartao>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
