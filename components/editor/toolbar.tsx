'use client';

import { useEditorState, type Editor } from '@tiptap/react';
import clsx from 'clsx';
import { useState, type KeyboardEvent } from 'react';
import { useSurroundings } from './editor-context';
import { TOOL_ICONS } from './tool-icons';
import { TOOL_GROUPS, type Tool, type ToolDoors } from './tools';

export interface ToolbarProps {
  editor: Editor;
  doors: ToolDoors;
  /** Id of the text that the tools work on. */
  controls: string;
}

const TOOLS = TOOL_GROUPS.flat();

/**
 * The tools over a text: one stop of the tab key, arrows go from tool to tool (WAI-ARIA
 * toolbar). It is drawn anew only when a tool's state changes, not at each key.
 */
export function Toolbar({ editor, doors, controls }: ToolbarProps) {
  const { words } = useSurroundings();
  const [current, setCurrent] = useState(0);
  const states = useEditorState({ editor, selector: ({ editor: it }) => statesOf(it) });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const last = TOOLS.length - 1;
    const next = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (event.key === 'Escape') editor.commands.focus();
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll<HTMLButtonElement>('button')[next]?.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label={words.tools.label}
      aria-controls={controls}
      className="editor-toolbar"
      onKeyDown={onKeyDown}
    >
      {TOOL_GROUPS.map((group) => (
        <div key={group[0]?.name} className="editor-tool-group">
          {group.map((tool) => {
            const at = TOOLS.indexOf(tool);
            const isOn = states.on.includes(tool.name);
            return (
              <ToolButton
                key={tool.name}
                tool={tool}
                label={words.tools[tool.name]}
                isStop={at === current}
                isOn={tool.isOn ? isOn : undefined}
                isOff={states.off.includes(tool.name)}
                onPress={() => {
                  setCurrent(at);
                  tool.run(editor, doors);
                }}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface ToolButtonProps {
  tool: Tool;
  label: string;
  isStop: boolean;
  isOn: boolean | undefined;
  isOff: boolean;
  onPress: () => void;
}

function ToolButton({ tool, label, isStop, isOn, isOff, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={tool.keys ? `${label} (${tool.keys})` : label}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      tabIndex={isStop ? 0 : -1}
      className={clsx('editor-tool focus-inset', isOn && 'is-on')}
      // The selection in the text stays while a tool is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isOff && onPress()}
    >
      <svg
        width={20}
        height={20}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: TOOL_ICONS[tool.name] }}
      />
    </button>
  );
}

function statesOf(editor: Editor) {
  return {
    on: TOOLS.filter(({ isOn }) => isOn?.(editor)).map(({ name }) => name),
    off: TOOLS.filter(({ can }) => can && !can(editor)).map(({ name }) => name),
  };
}
