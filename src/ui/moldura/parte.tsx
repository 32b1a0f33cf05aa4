/**
 * A part of a page with a file of its own: `const X = parte(() => import('./X').then((m) => m.X))`. Where the file does
 * not come, only the part is missing. A sentence says so in its place, and it can be asked for again.
 */
import { Button } from '@mantine/core';
import { Component, type ComponentType, lazy, type ReactNode, useLayoutEffect, useReducer } from 'react';
import { NaoVeio } from '@/navegador/trazer';
import classes from './parte.module.css';
import { umaVez } from './umaVez';

export interface Falta {
  tentar: () => void;
  /** Of what lies over the page: the page takes back what opened it. */
  fechar: (() => void) | undefined;
  /** A newer version has replaced it: the page has to be loaded anew. */
  sumiu: boolean;
}
/** What stands in for a part that did not come. */
export type NaFalta = (falta: Falta) => ReactNode;

const SEM_CONEXAO =
  'Esta parte da página não pôde ser carregada. Verifique a conexão e tente de novo. O que você preencheu continua aqui.';
const HA_VERSAO_NOVA =
  'A plataforma foi atualizada, e esta parte já não existe na versão aberta. Recarregue a página para continuar. O que você preencheu é oferecido de volta.';

/** What did not come comes by itself when the connection is back. */
function useQuandoVoltar(tentar: () => void): void {
  // It listens as soon as its sentence can be read.
  useLayoutEffect(() => {
    window.addEventListener('online', tentar);
    return () => window.removeEventListener('online', tentar);
  }, [tentar]);
}

const oQueSeFaz = ({ sumiu, tentar }: Falta) =>
  sumiu ? (
    <>
      <span>{HA_VERSAO_NOVA}</span>
      <Button size="compact-sm" variant="default" onClick={() => window.location.reload()}>
        Recarregar a página
      </Button>
    </>
  ) : (
    <>
      <span>{SEM_CONEXAO}</span>
      <Button size="compact-sm" variant="default" onClick={tentar}>
        Tentar de novo
      </Button>
    </>
  );

function NoLugar(falta: Falta) {
  useQuandoVoltar(falta.tentar);
  return (
    <div role="alert" className={classes.falta}>
      {oQueSeFaz(falta)}
    </div>
  );
}

function EmSilencio({ tentar, children }: { tentar: () => void; children: ReactNode }) {
  useQuandoVoltar(tentar);
  return children;
}

/** In the part's own place. */
export const noLugar: NaFalta = (falta) => <NoLugar {...falta} />;

/** Over the page, for what opens over it: a dialog, a menu, a drawer. */
export const porCima: NaFalta = (falta) => (
  <div role="alert" className={`${classes.falta} ${classes.porCima}`}>
    {oQueSeFaz(falta)}
    {falta.fechar ? (
      <Button size="compact-sm" variant="subtle" onClick={falta.fechar}>
        Fechar
      </Button>
    ) : null}
  </div>
);

/** Nothing is said of what nobody asked for; `senao` stands in its place until it comes. */
export const emSilencio =
  (senao: ReactNode = null): NaFalta =>
  ({ tentar }) => <EmSilencio tentar={tentar}>{senao}</EmSilencio>;

interface Props {
  children: ReactNode;
  /** It is on the page, and not open. */
  fechada: boolean;
  aoFaltar: () => void;
  naFalta: (sumiu: boolean) => ReactNode;
}
interface Estado {
  erro: unknown;
  fechada: boolean;
}

/** Catches what did not come, and nothing else. */
class Limite extends Component<Props, Estado> {
  override state: Estado = { erro: undefined, fechada: this.props.fechada };

  static getDerivedStateFromError(erro: unknown) {
    return { erro };
  }

  static getDerivedStateFromProps({ fechada }: Props, estado: Estado) {
    if (fechada === estado.fechada) return null;
    // Opened again, it is asked for again.
    return { fechada, erro: fechada ? estado.erro : undefined };
  }

  override componentDidCatch(erro: unknown) {
    if (erro instanceof NaoVeio) this.props.aoFaltar();
  }

  override render() {
    const { erro, fechada } = this.state;
    if (erro === undefined) return this.props.children;
    if (!(erro instanceof NaoVeio)) throw erro;
    return fechada ? null : this.props.naFalta(erro.sumiu);
  }
}

const fecharDe = (props: object): (() => void) | undefined =>
  'aoFechar' in props && typeof props.aoFechar === 'function' ? (props.aoFechar as () => void) : undefined;

/** Some stay on the page while they are closed. A menu is open where it is anchored. */
const fechadaEm = (props: object): boolean =>
  ('aberto' in props && props.aberto === false) || ('elemento' in props && props.elemento === null);

/** As `parte`, of a loader that is asked ahead of time too (umaVez.ts). */
export function parteDe<P extends object>(
  carregar: () => Promise<{ default: ComponentType<P> }>,
  naFalta: (falta: Falta, props: P) => ReactNode = noLugar,
): ComponentType<P> {
  // React keeps a failure for as long as it keeps the component.
  let Conteudo = lazy(carregar);
  return function Parte(props: P) {
    const [vez, tentar] = useReducer((antes: number) => antes + 1, 0);
    return (
      <Limite
        key={vez}
        fechada={fechadaEm(props)}
        aoFaltar={() => {
          Conteudo = lazy(carregar);
        }}
        naFalta={(sumiu) => naFalta({ tentar, fechar: fecharDe(props), sumiu }, props)}
      >
        <Conteudo {...props} />
      </Limite>
    );
  };
}

export const parte = <P extends object>(
  importar: () => Promise<ComponentType<P>>,
  naFalta?: (falta: Falta, props: P) => ReactNode,
): ComponentType<P> =>
  parteDe(
    umaVez(async () => ({ default: await importar() })),
    naFalta,
  );
