import { Textarea, type TextareaProps, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { anunciar } from '@/ui/moldura/anunciar';
import { AvatarDaPessoa } from '@/ui/pessoas/AvatarDaPessoa';
import type { Pessoa } from '@/ui/pessoas/Avatares';
import classes from './CampoComMencoes.module.css';
import { plural } from './formatos';
import { comMencao } from './mencao';
import { useMencao } from './useMencao';

interface Props extends Omit<TextareaProps, 'value' | 'onChange' | 'onKeyDown'> {
  valor: string;
  aoMudar: (texto: string) => void;
  /** Somebody whose name was put into the text; what is still there at the end, mencionadosNoTexto tells. */
  aoMencionar: (pessoa: Pessoa) => void;
  /** Called a quarter of a second after the last key; '' gives the first suggestions. */
  buscar: (texto: string) => Promise<Pessoa[]>;
  aoTeclar?: (evento: KeyboardEvent) => void;
}

/**
 * Text of several lines in which '@' offers people. A plain field, so that phones, spelling and dictation work as
 * everywhere. Arrows choose, Enter or Tab takes, Escape closes. HTML allows a textarea no role, so the list is tied to
 * it by aria-controls and aria-activedescendant, and said aloud.
 */
export function CampoComMencoes({ valor, aoMudar, aoMencionar, buscar, aoTeclar, ...campo }: Props) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const depois = useRef<number>(undefined);

  const mencao = useMencao(buscar, (pessoa, inicio) => {
    const ate = area.current?.selectionStart ?? valor.length;
    const { texto, cursor } = comMencao(valor, inicio, ate, pessoa.nome);
    depois.current = cursor;
    aoMudar(texto);
    aoMencionar(pessoa);
  });
  const { aberta, pessoas, falhou, marcada } = mencao;
  const lista = `${id}-lista`;
  const opcao = (i: number) => `${id}-${i}`;

  // With whichever drawing brings the new text; the caret would otherwise go to its end.
  useLayoutEffect(() => {
    const cursor = depois.current;
    if (cursor === undefined) return;
    depois.current = undefined;
    area.current?.focus();
    area.current?.setSelectionRange(cursor, cursor);
  });
  useEffect(() => {
    if (pessoas) document.getElementById(`${id}-${marcada}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, marcada, pessoas]);

  const recado = falhou
    ? 'Não foi possível buscar colegas.'
    : pessoas === undefined
      ? 'Buscando…'
      : pessoas.length === 0
        ? 'Nenhum colega encontrado.'
        : undefined;
  const anuncio =
    aberta && pessoas && pessoas.length > 0
      ? `${plural(pessoas.length, 'colega', 'colegas')}. ${pessoas[marcada]?.nome ?? ''}, ${marcada + 1} de ${pessoas.length}.`
      : aberta && recado;
  useEffect(() => {
    if (anuncio) anunciar(anuncio);
  }, [anuncio]);

  return (
    <div className={classes.campo}>
      <Textarea
        {...campo}
        ref={area}
        value={valor}
        onChange={({ currentTarget: { value, selectionStart } }) => {
          aoMudar(value);
          mencao.seguir(value, selectionStart);
        }}
        onSelect={({ currentTarget: { value, selectionStart } }) => mencao.seguir(value, selectionStart)}
        onBlur={mencao.fechar}
        onKeyDown={(evento) => {
          if (!mencao.teclar(evento)) aoTeclar?.(evento);
        }}
        aria-autocomplete="list"
        aria-controls={aberta ? lista : undefined}
        aria-activedescendant={aberta && pessoas?.length ? opcao(marcada) : undefined}
        // Escape then closes the list and not the dialog the field stands in.
        data-mantine-stop-propagation={aberta ? true : undefined}
      />
      {aberta ? (
        <div
          id={lista}
          {...(recado ? {} : { role: 'listbox', 'aria-label': 'Colegas' })}
          className={classes.opcoes}
        >
          {pessoas?.map((pessoa, i) => (
            <UnstyledButton
              key={pessoa.id}
              id={opcao(i)}
              role="option"
              aria-selected={i === marcada}
              tabIndex={-1}
              className={classes.opcao}
              // The field keeps the focus, and its keys.
              onPointerDown={(evento) => evento.preventDefault()}
              onPointerEnter={() => mencao.setMarcada(i)}
              onClick={() => mencao.escolher(pessoa)}
            >
              <AvatarDaPessoa nome={pessoa.nome} imagem={pessoa.imagem} tamanho={26} decorativo />
              <span>
                {pessoa.nome}
                {pessoa.detalhe ? <small> · {pessoa.detalhe}</small> : null}
              </span>
            </UnstyledButton>
          ))}
          {recado ? (
            <div className={classes.recado} aria-hidden>
              {recado}
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
