import { type ReactNode, useRef } from 'react';
import classes from './SecoesDoFormulario.module.css';
import { irParaSecao, useSecaoAVista } from './useSecaoAVista';

export interface SecaoDoFormulario {
  titulo: string;
  conteudo: ReactNode;
}

/**
 * A long form in sections: `<SecoesDoFormulario secoes={[{ titulo: 'Endereço', conteudo: … }]} />`. The index stands
 * beside them, in narrow windows in one line above. The form's footer counts what is refused by section.
 */
export function SecoesDoFormulario({ secoes }: { secoes: readonly SecaoDoFormulario[] }) {
  const caixa = useRef<HTMLDivElement>(null);
  const atual = useSecaoAVista(caixa);
  return (
    <div className={classes.moldura}>
      <div className={classes.grade} data-indice={secoes.length > 1 || undefined}>
        {secoes.length > 1 ? (
          <nav className={classes.indice} aria-label="Seções do formulário">
            <ol>
              {secoes.map(({ titulo }, i) => (
                <li key={titulo}>
                  <button
                    type="button"
                    className={classes.item}
                    aria-current={i === atual || undefined}
                    onClick={() => irParaSecao(caixa.current?.children[i])}
                  >
                    {titulo}
                  </button>
                </li>
              ))}
            </ol>
          </nav>
        ) : null}
        <div ref={caixa} className={classes.secoes}>
          {secoes.map(({ titulo, conteudo }) => (
            <fieldset key={titulo} className={classes.secao} data-secao={titulo}>
              <legend tabIndex={-1}>{titulo}</legend>
              <div className={classes.campos}>{conteudo}</div>
            </fieldset>
          ))}
        </div>
      </div>
    </div>
  );
}
