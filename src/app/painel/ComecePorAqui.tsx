/**
 * 'Comece por aqui': the first steps of somebody who has just come, ticked by what is stored (decisions I423). All of
 * it costs at most seven reads beside those of 'Esperando por você', and only in the first days (comeco.ts).
 */
import { Button, Text, Title } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { comecoData } from '@/areas/colaboradores/comeco.data';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { avisarErro, avisarSucesso } from '@/ui/moldura/avisos';
import { Link } from '@/ui/moldura/Link';
import { useDevolverFoco } from '@/ui/moldura/useDevolverFoco';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { ALTURA_DO_COMECO } from './alturas';
import { vistosAqui } from './comeco';
import classes from './ComecePorAqui.module.css';
import { type Passo, usePassos } from './passos';
import { useDeNovo } from './useDeNovo';

const MeuPerfil = aoAbrir(() => import('@/areas/colaboradores/MeuPerfilModal').then((m) => m.MeuPerfilModal));

/** Milliseconds in which dismissing can be undone. */
const PARA_DESFAZER = 8_000;

function Linha({ titulo, endereco, feito, aoAbrirPerfil }: Passo & { aoAbrirPerfil: () => void }) {
  const Icone = feito ? IconCircleCheckFilled : IconCircle;
  return (
    <li className={classes['passo']} data-feito={feito || undefined}>
      <Icone size={20} aria-hidden className={classes['icone']} />
      {endereco ? (
        <Link to={endereco} className={classes['titulo']} title={titulo}>
          {titulo}
        </Link>
      ) : (
        <button type="button" className={classes['titulo']} title={titulo} onClick={aoAbrirPerfil}>
          {titulo}
        </button>
      )}
      <Text size="xs" c="dimmed">
        {feito ? 'Feito' : 'Por fazer'}
      </Text>
    </li>
  );
}

/** The button goes with its card: the focus stays on the page. */
const focarAPagina = () => document.getElementById('conteudo')?.focus({ preventScroll: true });

/** The card goes, or comes back, at once. A mark that could not be stored takes that back and says so. */
function useDispensar(aoMudar: (aberto: boolean) => void) {
  const sessao = useSessaoAtiva();
  const { mutateAsync } = useMutation(comecoData.ver(sessao));
  const marcar = async (visto: boolean) => {
    vistosAqui[visto ? 'add' : 'delete'](sessao.referencia);
    aoMudar(!visto);
    try {
      await mutateAsync(visto);
      return true;
    } catch (erro) {
      vistosAqui[visto ? 'delete' : 'add'](sessao.referencia);
      aoMudar(visto);
      avisarErro(erro);
      return false;
    }
  };
  return async () => {
    focarAPagina();
    if (!(await marcar(true))) return;
    avisarSucesso('Os primeiros passos não aparecem mais no seu painel.', {
      duracao: PARA_DESFAZER,
      acao: { rotulo: 'Desfazer', aoClicar: () => void marcar(false) },
    });
  };
}

/** Seen finished once; the next visit has no card. A mark that was not stored shows it finished once more. */
function useTerminar(terminou: boolean) {
  const sessao = useSessaoAtiva();
  const { mutate } = useMutation(comecoData.ver(sessao));
  useEffect(() => {
    if (!terminou) return;
    vistosAqui.add(sessao.referencia);
    mutate(true);
  }, [terminou, mutate, sessao.referencia]);
}

export default function ComecePorAqui({ aoMudar }: { aoMudar: (aberto: boolean) => void }): ReactNode {
  const id = useId();
  const lidos = usePassos();
  const { passos, vindo, falharam } = lidos;
  const { titulo, ...deNovo } = useDeNovo(lidos);
  const dispensar = useDispensar(aoMudar);
  const [perfil, abrirPerfil] = useState(false);
  useDevolverFoco(perfil);
  const feitos = passos.filter(({ feito }) => feito).length;
  const terminou = !vindo && falharam.length === 0 && feitos === passos.length;
  useTerminar(terminou);
  if (vindo && !deNovo.falhou) return <Esqueleto {...ALTURA_DO_COMECO} />;
  return (
    <section aria-labelledby={id} className={classes['cartao']}>
      <div className={classes['cabeca']}>
        <Title order={2} size="h3" id={id} ref={titulo} tabIndex={-1}>
          {terminou ? 'Tudo feito, bom trabalho!' : 'Comece por aqui'}
        </Title>
        {!terminou && !deNovo.falhou && (
          <Text size="sm" c="dimmed">
            {feitos} de {passos.length}
          </Text>
        )}
        {terminou ? (
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => {
              aoMudar(false);
              focarAPagina();
            }}
          >
            Fechar
          </Button>
        ) : (
          <Button size="compact-sm" variant="subtle" onClick={() => void dispensar()}>
            Dispensar
          </Button>
        )}
      </div>
      {deNovo.falhou ? (
        <div className={classes['falha']}>
          <Text>Não foi possível ver o que você já fez.</Text>
          <Button size="compact-sm" variant="default" onClick={deNovo.tentar}>
            {deNovo.rotulo}
          </Button>
        </div>
      ) : (
        <ol className={classes['passos']}>
          {passos.map((passo) => (
            <Linha key={passo.titulo} {...passo} aoAbrirPerfil={() => abrirPerfil(true)} />
          ))}
        </ol>
      )}
      {perfil && <MeuPerfil aoFechar={() => abrirPerfil(false)} />}
    </section>
  );
}
