/**
 * What happened to a parent, in one list: comments with their answers, movements of the committee, milestones and coins
 * (part 2 §2, decisions I135). The latest first; what people wrote may be asked for from its beginning.
 */
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { Button, Group, SegmentedControl, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ComentarioEmDestaque } from '@/areas/conversa/ComentarioEmDestaque';
import { ComentarioForm } from '@/areas/conversa/ComentarioForm';
import { ComentarioItem } from '@/areas/conversa/ComentarioItem';
import { type OrdemDosComentarios, POR_PAGINA } from '@/areas/conversa/comentarios.data';
import type { Conversa } from '@/areas/conversa/conversa';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { Acontecimento } from './Acontecimento';
import { agrupar } from './agrupar';
import classes from './Atividade.module.css';
import { fontesDe, type NomeDaFonte, useFontes } from './fontes';
import { atrasadas, juntar } from './juntar';
import { nomesDe, NomesDaPagina } from './nomes';

const PARAMETRO = 'atividade';
const ROTULOS: Record<NomeDaFonte, string> = {
  comentarios: 'Comentários',
  movimentacoes: 'Movimentações',
  marcos: 'Marcos',
  moedas: 'Moedas',
};
const NENHUM: Record<NomeDaFonte | 'tudo', string> = {
  tudo: 'Ainda não aconteceu nada aqui.',
  comentarios: 'Nenhum comentário encontrado',
  movimentacoes: 'Nenhuma movimentação encontrada!',
  marcos: 'Nenhum marco encontrado.',
  moedas: 'Nenhum patrocínio encontrado.',
};
const ERROS: Record<NomeDaFonte, string> = {
  comentarios: 'Erro ao buscar comentários',
  movimentacoes: 'Erro ao buscar movimentações',
  marcos: 'Erro ao buscar marcos',
  moedas: 'Erro ao buscar patrocínios',
};
const ORDENS = [
  { value: 'desc', label: 'Últimos comentários' },
  { value: 'asc', label: 'Primeiros comentários' },
] as const;

/** As what comes: a face or a sign, who and when, what. */
const EmEspera = () => (
  <ul className={classes.lista} aria-hidden>
    {[0, 1, 2, 3].map((linha) => (
      <li key={linha} className={classes.emEspera}>
        <Esqueleto altura={32} />
        <div>
          <Esqueleto altura={14} largura="45%" />
          <Esqueleto altura={14} largura={linha % 2 === 0 ? '90%' : '70%'} />
        </div>
      </li>
    ))}
  </ul>
);

/** Lines drawn on opening, and by each 'Mostrar mais' at most. */
const LINHAS = 10;

interface Props {
  pai: PaiNaTela;
  conversa: Conversa;
}

function Lista({
  pai,
  conversa,
  nomes,
  ordem,
}: Props & { nomes: readonly NomeDaFonte[]; ordem: OrdemDosComentarios }) {
  const sessao = useSessaoAtiva();
  const fontes = useFontes(pai, conversa, ordem, nomes);
  /** As many are wanted at least: pages are read until they are there. And at most, of what is there already. */
  const [{ aoMenos, teto }, pedir] = useState({ aoMenos: 0, teto: LINHAS });
  const juntos = agrupar(juntar(fontes));
  const proximas = atrasadas(fontes);
  const buscando = fontes.some((fonte) => fonte.buscando);
  const falhou = fontes.some(({ erro }) => erro);
  // A page that did not come is asked for where that is said. A source that failed whole holds up no other.
  const parada = proximas.some(({ erro }) => erro);
  const falta = juntos.length < aoMenos && proximas.length > 0 && !buscando && !parada;
  useEffect(() => {
    if (falta) for (const fonte of proximas) fonte.buscarMais();
    // oxlint-disable-next-line react/exhaustive-deps -- the sources are made anew with every drawing
  }, [falta]);
  if (fontes.some(({ espera }) => espera)) return <EmEspera />;
  const itens = juntos.slice(0, teto);
  const ilegiveis = fontes.reduce((soma, fonte) => soma + fonte.ilegiveis, 0);
  const haMais = juntos.length > itens.length || proximas.length > 0;
  const [so] = nomes;
  const nomesConhecidos = nomesDe(
    sessao,
    pai.pai,
    fontes.flatMap((fonte) => fonte.itens),
  );
  return (
    <>
      {fontes.map(
        ({ nome, erro, aoTentarDeNovo }) =>
          Boolean(erro) && (
            <ErrorState key={nome} titulo={ERROS[nome]} erro={erro} aoTentarDeNovo={aoTentarDeNovo} />
          ),
      )}
      <RegistrosIlegiveis quantos={ilegiveis} />
      {itens.length === 0 && !haMais && !falhou && ilegiveis === 0 && (
        <div>
          <Text fw={600}>{NENHUM[nomes.length === 1 && so ? so : 'tudo']}</Text>
          {conversa.podeComentar && nomes.includes('comentarios') && (
            <Text c="dimmed">Seja o primeiro a comentar!</Text>
          )}
        </div>
      )}
      {itens.length > 0 && (
        <NomesDaPagina value={nomesConhecidos}>
          <ul className={classes.lista} aria-label="O que aconteceu">
            {itens.map((item) => (
              <li key={`${item.tipo === 'marcos' ? 'marco' : item.tipo} ${item.id}`}>
                {item.tipo === 'comentario' ? (
                  <ComentarioItem conversa={conversa} comentario={item.comentario} />
                ) : (
                  <Acontecimento item={item} tipo={pai.lugar.tipo} />
                )}
              </li>
            ))}
          </ul>
        </NomesDaPagina>
      )}
      {haMais && !parada && (
        <Button
          variant="default"
          size="sm"
          w="fit-content"
          loading={buscando}
          onClick={() => pedir({ aoMenos: itens.length + POR_PAGINA, teto: itens.length + LINHAS })}
        >
          Mostrar mais
        </Button>
      )}
    </>
  );
}

/** What the address filters by: 'tudo', or one source the person may read. */
function useFiltro(nomes: readonly NomeDaFonte[]) {
  const [parametros, definirParametros] = useSearchParams();
  const pedido = parametros.get(PARAMETRO);
  const filtro = nomes.find((nome) => nome === pedido) ?? 'tudo';
  const filtrar = (novo: NomeDaFonte | 'tudo') =>
    definirParametros(
      (atuais) => {
        const proximos = new URLSearchParams(atuais);
        if (novo === 'tudo') proximos.delete(PARAMETRO);
        else proximos.set(PARAMETRO, novo);
        return proximos;
      },
      { replace: true },
    );
  return { filtro, filtrar } as const;
}

export function Atividade({ pai, conversa }: Props) {
  const sessao = useSessaoAtiva();
  const nomes = fontesDe(sessao, pai);
  const { filtro, filtrar } = useFiltro(nomes);
  const [ordem, definirOrdem] = useState<OrdemDosComentarios>('desc');
  const soComentarios = filtro === 'comentarios';
  const mostrados = filtro === 'tudo' ? nomes : [filtro];
  return (
    <section className={classes.atividade} aria-labelledby="atividade">
      <Title order={2} id="atividade">
        Atividade
      </Title>
      {conversa.podeComentar ? (
        <ComentarioForm
          conversa={conversa}
          // Somebody who looks at the coins alone would not see what they have just written.
          aoEnviar={() => !soComentarios && filtrar('tudo')}
        />
      ) : null}
      {conversa.fechada && <Text c="dimmed">{conversa.fechada}</Text>}
      <ComentarioEmDestaque conversa={conversa} />
      <Group justify="space-between" gap="xs">
        {nomes.length > 1 && (
          <div className={classes.filtros} role="group" aria-label="O que mostrar da atividade">
            {(['tudo', ...nomes] as const).map((nome) => (
              <Button
                key={nome}
                size="compact-sm"
                fw={400}
                variant={nome === filtro ? 'filled' : 'default'}
                aria-pressed={nome === filtro}
                onClick={() => filtrar(nome)}
              >
                {nome === 'tudo' ? 'Tudo' : ROTULOS[nome]}
              </Button>
            ))}
          </div>
        )}
        {soComentarios && (
          <SegmentedControl
            size="xs"
            maw="100%"
            // As wide as its words each: equal halves would break the longer label beside free space.
            styles={{ control: { flex: '1 1 auto' }, label: { whiteSpace: 'normal' } }}
            aria-label="Ordem dos comentários"
            data={[...ORDENS]}
            value={ordem}
            onChange={definirOrdem}
          />
        )}
      </Group>
      <Lista
        key={`${filtro} ${ordem}`}
        pai={pai}
        conversa={conversa}
        nomes={mostrados}
        ordem={soComentarios ? ordem : 'desc'}
      />
    </section>
  );
}
