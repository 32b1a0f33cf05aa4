import { Component, type ErrorInfo, type ReactNode } from 'react';
import { recarregarUmaVez } from '@/navegador/recarregar';
import { NaoVeio } from '@/navegador/trazer';
import { mensagemDoErro } from '@/ui/moldura/erro';
import { PaginaDeErro } from './PaginaDeErro';

interface Props {
  children: ReactNode;
  /** A new value (the address, say) forgets the failure. */
  chave?: string;
  /** Screen shown instead; PaginaDeErro unless told. */
  mostrar?: (erro: unknown) => ReactNode;
}

interface Estado {
  erro: unknown;
  falhou: boolean;
  chave: string | undefined;
}

/** A lazily loaded file that is gone: after a deploy, the old page asks for names that no longer exist. */
function faltaUmPedacoDoPrograma(erro: unknown): boolean {
  return (
    erro instanceof NaoVeio ||
    (erro instanceof Error &&
      /dynamically imported module|importing a module script|ChunkLoadError|preload CSS/i.test(
        `${erro.name} ${erro.message}`,
      ))
  );
}

/**
 * Shows an error screen instead of a blank page. A missing file that no part answers for (moldura/parte.tsx) reloads the
 * page, at most once a minute. A second failure is shown. Without a connection it waits for it.
 */
export class ErrorBoundary extends Component<Props, Estado> {
  override state: Estado = { erro: null, falhou: false, chave: this.props.chave };

  static getDerivedStateFromError(erro: unknown) {
    return { erro, falhou: true };
  }

  static getDerivedStateFromProps({ chave }: Props, estado: Estado) {
    return chave === estado.chave ? null : { erro: null, falhou: false, chave };
  }

  override componentDidCatch(erro: unknown, info: ErrorInfo) {
    if (faltaUmPedacoDoPrograma(erro)) {
      if (recarregarUmaVez()) return;
      if (!navigator.onLine) {
        window.addEventListener('online', () => window.location.reload(), { once: true });
        return;
      }
    }
    console.error(erro, info.componentStack);
  }

  override render() {
    const { erro, falhou } = this.state;
    if (!falhou) return this.props.children;
    return this.props.mostrar?.(erro) ?? <PaginaDeErro texto={mensagemDoErro(erro)} />;
  }
}
