/**
 * What a card gathered. Like and sponsor are buttons for people who may, as on the page; the rest are figures. Whether
 * one likes it is read when a finger, the pointer or the focus comes to the heart: ten cards cost no ten reads.
 */
import { UnstyledButton } from '@mantine/core';
import { IconCoin, IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { likesData } from '@/areas/ideias/detalhe/likes.data';
import { Alegria } from '@/areas/patrocinio/Alegria';
import { este, lugarDoPai, type Pai, type TipoDePai } from '@/domain/pai/pai';
import { chaveDoTipo } from '@/firebase/dados/chaveDoTipo';
import { type PaiNaTela, podeSob } from '@/firebase/dados/paiNaTela';
import { type SessaoAtiva, useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { avisarErro, avisarSucesso } from '@/ui/moldura/avisos';
import { parteDe, porCima } from '@/ui/moldura/parte';
import { umaVez } from '@/ui/moldura/umaVez';
import { numero, plural } from '@/ui/texto/formatos';
import classes from './AcoesDoCartao.module.css';
import { Total } from './TotaisDoCartao';

const carregar = umaVez(async () => ({
  default: (await import('@/areas/patrocinio/PatrocinarModal')).PatrocinarModal,
}));
const PatrocinarModal = parteDe(carregar, porCima);
// It loads when the pointer or the focus comes: loaded when idle, it would be part of the home's first visit.
const adiantar = () => void carregar().then(undefined, () => undefined);

/** The parent under the key its page reads it by: heart and coins are the same there and here. */
export const paiDoCartao = (sessao: SessaoAtiva, tipo: TipoDePai, id: string, pai: Pai): PaiNaTela => ({
  lugar: lugarDoPai(tipo, sessao.contexto, id),
  pai,
  chave: [...chaveDoTipo(sessao, tipo), tipo.nome.singular, id],
});

function Curtir({ pai }: { pai: PaiNaTela }) {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const [perto, aproximar] = useState(false);
  const consulta = likesData.meuLike(sessao, pai);
  const { data: like } = useQuery({ ...consulta, enabled: perto });
  const { mutate, isPending } = useMutation(likesData.curtir(sessao, pai));
  const { curtidas } = pai.lugar.tipo;
  const total = pai.pai.totais.curtidas;
  const chegar = () => aproximar(true);

  async function alternar() {
    if (isPending) return;
    if (like !== undefined) return mutate(like === null);
    // Not known yet. Nobody takes back a like that the card did not show them.
    try {
      if (await cliente.fetchQuery(consulta))
        avisarSucesso(`Você já curtiu ${este(pai.lugar.tipo)}. Toque de novo para descurtir.`);
      else mutate(true);
    } catch (erro) {
      avisarErro(erro);
    }
  }

  const rotulo = like ? curtidas?.descurtir : curtidas?.curtir;
  return (
    <UnstyledButton
      className={classes.botao}
      aria-label={`${rotulo}: ${pai.pai.titulo} (${total})`}
      title={rotulo}
      {...(like === undefined ? {} : { 'aria-pressed': like !== null })}
      onPointerEnter={chegar}
      onFocus={chegar}
      onClick={() => void alternar()}
    >
      {like ? <IconHeartFilled size={16} aria-hidden /> : <IconHeart size={16} aria-hidden />}
      {numero(total)}
    </UnstyledButton>
  );
}

function Patrocinar({ pai, deu }: { pai: PaiNaTela; deu: boolean }) {
  const [aberto, abrir] = useState(false);
  const [deram, contar] = useState(0);
  const total = pai.pai.totais.moedas;
  const rotulo = deu ? 'Modificar Patrocínio' : 'Patrocinar';
  return (
    <span className={classes.lugar}>
      <UnstyledButton
        className={classes.botao}
        aria-haspopup="dialog"
        aria-label={`${rotulo}: ${pai.pai.titulo} (${plural(total, 'moeda', 'moedas')})`}
        title={rotulo}
        onPointerEnter={adiantar}
        onFocus={adiantar}
        onClick={() => abrir(true)}
      >
        <IconCoin size={16} aria-hidden />
        {numero(total)}
      </UnstyledButton>
      {deram > 0 && <Alegria key={deram} aoAcabar={() => contar(0)} />}
      {aberto && (
        <Suspense>
          <PatrocinarModal pai={pai} aoFechar={() => abrir(false)} aoDar={() => contar(deram + 1)} />
        </Suspense>
      )}
    </span>
  );
}

export function AcoesDoCartao({ tipo, id, pai }: { tipo: TipoDePai; id: string; pai: Pai }) {
  const sessao = useSessaoAtiva();
  const naTela = paiDoCartao(sessao, tipo, id, pai);
  const deu = pai.patrocinadores.includes(sessao.referencia);
  return (
    <>
      {tipo.sob.likes &&
        (podeSob(sessao, naTela, 'likes', 'create') ? (
          <Curtir pai={naTela} />
        ) : (
          <Total qual="curtidas" totais={pai.totais} />
        ))}
      <Total qual="comentarios" totais={pai.totais} />
      {podeSob(sessao, naTela, 'patrocinios', 'create') ? (
        <Patrocinar pai={naTela} deu={deu} />
      ) : (
        <Total qual="moedas" totais={pai.totais} />
      )}
    </>
  );
}
